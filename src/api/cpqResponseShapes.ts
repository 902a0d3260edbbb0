import type { ShapeTable } from '~/api/responses/shapes.ts';

/** Fields that Portal reads from the quoting system's responses; it publishes no description of them. */
export const cpqResponseShapes: ShapeTable = {
  operations: {
    cpqLogin: 'Login',
    cpqCurrentUser: 'User',
    cpqUserSearch: 'User[]',
    quoteSearch: 'Quote[]',
    quoteGet: 'Quote',
    quoteClone: 'Quote',
    quoteCreate: 'Quote',
    quoteAddProduct: 'Quote',
    quoteUpdateProduct: 'Quote',
    quoteModifyHeader: 'Quote',
    quoteModifyName: 'Quote',
    quoteSubmit: 'Quote',
    quoteApprove: 'Quote',
    quoteReject: 'Quote',
    quoteGenerateOutputs: 'Quote',
  },
  records: {
    Login: 'token',
    User: 'id!:n email name?',
    Quote:
      'id!:n idWorkflow?~:n name?~ description?~ customer?~:t|Named owner?~:t|Named currency?~ state?~:t|State status?~:t[] assigneeId?~:n modifiedDate?~:d products?~:Product[] headerValues?~:Configurator logs?~:Log[]',
    Named: 'id?~:n name?~ number?~ email?~',
    State: 'id?:n name?~',
    Product:
      'id!:n idProduct?:n isConfigured?:b qty?:n extNetPrice~:n configuredProduct?~:Configurator commits?~:Commit[]',
    Configurator:
      'name?~ idProduct?:n fields?~:Value[]|x{} configurators?~:Configurator[] validationMessages?~:Message[]',
    Value: 'name?~',
    Message: 'severity:Severity=ERROR text',
    Commit: 'authorName authorEmail date:d extNetPrice?~:n',
    Log: 'id!:n message level date:d',
  },
  enums: { Severity: 'ERROR WARNING' },
};
