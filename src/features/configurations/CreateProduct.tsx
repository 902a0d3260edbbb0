import { createProductTexts } from '~/domain/words/texts/createConfiguration.ts';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
} from './actions/updateWorkingRevisionIfUnchanged.ts';
import { createProductRegistrar } from '~/queries/products/products.ts';
import { openModal } from '~/platform/modals.ts';
import { ProductForm } from '~/widgets/products/ProductForm.tsx';

export function openCreateProduct(context: ActionContext): void {
  const { client, configuration } = context;
  const guard = updateWorkingRevisionIfUnchanged(context, 'CREATE_PRODUCT');
  const make = createProductRegistrar(client);
  openModal({
    title: createProductTexts.title(configuration.configurationId),
    body: (
      <ProductForm
        configuration={configuration}
        create={(product, isOpen) => guard(isOpen, () => make(product))}
      />
    ),
  });
}
