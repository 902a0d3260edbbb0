// Written by npm run generate. Do not edit.
import type { ShapeTable } from '~/api/responses/shapes.ts';

export const firstAnswers: ShapeTable = {
  operations: {
    accessLookupGet:
      'OperationLookup[]',
    authTokenGet:
      'AuthUser',
    configurationFilter:
      'ConfigurationRow[]',
    configurationFilterCount:
      'configurationFilterCount.answer',
    objectAccessGet:
      'ObjectAccess{}',
    serviceAccessGet:
      'ServiceAccess',
  },
  records: {
    Account:
      'accountNumber! accountName accountGroup belongsTo erpID accountState:Account.accountState=RETIRED dataArea:DataArea isTest:b=true',
    AuthUser:
      'azureId firstName lastName email authUnits:AuthUser.authUnits[]',
    'AuthUser.authUnits':
      'realm! accountNumber! roles:Role[] distributor~:AuthUser.authUnits.distributor',
    'AuthUser.authUnits.distributor':
      'distributorId!',
    ConfigurationRow:
      'configurationId! configurationName userDefinedName configurationDescription configurationType:ConfigurationRow.configurationType productFamily:ProductFamily configurationState:ConfigurationState kbMaxQuoteId:n=-1 bomId~ partNumber~ contact~:ConfigurationRow.contact account:Account assigneeEmail~ assignee~ revision revisionState:RevisionState created:d createdBy modified:d modifiedBy productConfigurations?:ProductConfigurationRow[]',
    'ConfigurationRow.contact':
      'name email',
    OperationLookup:
      'cmsObjectType! readOperationId~ writeOperationId~',
    ProductConfigurationRow:
      'productConfigurationId! deviceType:DeviceType transmitterModel~:TransmitterModel',
    ServiceAccess:
      'serviceMethods:ServiceAccess.serviceMethods[]',
    'ServiceAccess.serviceMethods':
      'methodId!',
    'configurationFilterCount.answer':
      'count!:n',
  },
  enums: {
    'Account.accountState':
      'PROSPECT CUSTOMER RETIRED',
    'ConfigurationRow.configurationType':
      'CLASSIC PHANTOM CONFIGURED_3D',
    ConfigurationState:
      'CONFIGURING WAITING_FOR_APPROVAL GENERATING_ARTEFACTS APPROVED READY_FOR_PRODUCTION ARCHIVED PLACEHOLDER LOCKED',
    DataArea:
      'sab sus sca sde spl sit sdk',
    DeviceType:
      'CU PCU',
    ObjectAccess:
      'READ WRITE BOTH',
    ProductFamily:
      'G2 G3 G5 G6 P6',
    RevisionState:
      'PENDING ACTIVE SUPERSEDED',
    Role:
      'GUEST BASIC SUPPORT PRODUCTION PRODUCTION_ADMIN SALES_ENGINEER APPLICATION_ENGINEER DEVELOPER APPROVER GRANTER ADMIN KB_MAX',
    TransmitterModel:
      'MEGA MAXI MINI MICRO PISTOL_GRIP ROCKET POCKET XS_DRIVE',
  },
};
