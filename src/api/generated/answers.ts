// Written by npm run generate. Do not edit.
import type { ShapeTable } from '~/api/responses/shapes.ts';

export const answers: ShapeTable = {
  operations: {
    accountGet:
      'Account',
    accountGetAll:
      'Account[]',
    accountGroupGet:
      'AccountGroup',
    accountGroupGetAll:
      'AccountGroup[]',
    affiliationDelegate:
      'Affiliation[]',
    affiliationFilter:
      'Affiliation[]',
    affiliationGet:
      'Affiliation[]',
    affiliationRevoke:
      'Affiliation[]',
    affiliationUnitAccessAdd:
      'Affiliation',
    affiliationUnitAccessRevoke:
      'Affiliation',
    attachmentCreate:
      'Attachment',
    attachmentDelete:
      'attachmentDelete.answer',
    barCreate:
      'App',
    barGetAll:
      'App[]',
    barGetLatest:
      'App',
    barPlatformDelete:
      'App[]',
    barUpdate:
      'App',
    barVersionDelete:
      'App',
    binaryAssetUpload:
      'App',
    blacklistAdd:
      'BlacklistItem',
    blacklistGetAll:
      'BlacklistItem[]',
    blacklistRemove:
      'BlacklistItem',
    cacheUpdate:
      'CacheUpdate',
    commandGetAll:
      'Command[]',
    commandInsertOrUpdate:
      'Command',
    commandsReplace:
      'Command[]',
    configurationArtefactUpload:
      'Artefact',
    configurationAssign:
      'Assignment',
    configurationAttachmentUpload:
      'Attachment',
    configurationBuildArtefacts:
      'BuildReport',
    configurationCreate:
      'Configuration',
    configurationDelete:
      'configurationDelete.answer',
    configurationGet:
      'Configuration',
    configurationSetChangeAccount:
      'ConfigurationSet',
    configurationSetCommentCreate:
      'Comment',
    configurationSetCommentDelete:
      'configurationSetCommentDelete.answer',
    configurationSetCreate:
      'ConfigurationSet',
    configurationSetRevisionCreate:
      'ConfigurationSet',
    configurationSetRevisionDelete:
      'ConfigurationSet',
    configurationSetRevisionLog:
      'RevisionLog[]',
    configurationSetState:
      'ConfigurationRow',
    configurationSetUpdateNote:
      'ConfigurationSet',
    configurationSetUpdateRevisionNote:
      'ConfigurationSet',
    configurationStateGet:
      'configurationStateGet.answer',
    cutFileCreate:
      'CutFile',
    cutFileDelete:
      'cutFileDelete.answer',
    cutFileGet:
      'CutFile',
    cutFileGetAll:
      'CutFile[]',
    cutFileLinkParts:
      'CutFile',
    cutFileUnlinkParts:
      'CutFile',
    cutFileVersionCreate:
      'CutFile',
    cutFileVersionDelete:
      'CutFile',
    distributorGetAll:
      'Distributor[]',
    firmwareCreate:
      'Firmware',
    firmwareDelete:
      'Firmware',
    firmwareFileUpload:
      'Firmware',
    firmwareGet:
      'Firmware',
    firmwareGetAll:
      'Firmware[]',
    firmwareReleaseNotePathUpdate:
      'Firmware',
    firmwareReleaseNoteUpdate:
      'Firmware',
    firmwareUpdateNote:
      'Firmware',
    firmwareVersionDelete:
      'Firmware',
    macroCreate:
      'Macro',
    macroDelete:
      'macroDelete.answer',
    macroGetAll:
      'Macro[]',
    macroLinkToParts:
      'Macro',
    macroRemoveFromPart:
      'Macro',
    macroUpdate:
      'Macro',
    macroVersionCreate:
      'Macro',
    macroVersionDelete:
      'Macro',
    macroVersionSetState:
      'Macro',
    macroVersionUpdate:
      'Macro',
    millingGcodeDryRun:
      'MillingGcode',
    millingGcodeGet:
      'MillingGcode',
    millingGcodeValidate:
      'MillingVerdict',
    millingMachineCreate:
      'MillingMachine',
    millingMachineDelete:
      'millingMachineDelete.answer',
    millingMachineGetAll:
      'MillingMachine[]',
    millingMachineUpdate:
      'MillingMachine',
    millingPreferencesGet:
      'MillingPreferences',
    millingPreferencesUpdate:
      'MillingPreferences',
    objectAccessGetAll:
      'ObjectAccessMap',
    objectAccessUpdate:
      'ObjectAccessMap',
    overlaySymbolDelete:
      'overlaySymbolDelete.answer',
    overlaySymbolGetAll:
      'OverlaySymbol[]',
    overlaySymbolUpload:
      'OverlaySymbol',
    partCreate:
      'Part',
    partDelete:
      'partDelete.answer',
    partGet:
      'Part',
    partGetAll:
      'PartRow[]',
    partImageDelete:
      'Part',
    partImageUpload:
      'partImageUpload.answer',
    partOutputsUpdate:
      'Part',
    partSetState:
      'Part',
    partUsageGet:
      'PartUsage[]',
    productCacheClear:
      'ClearedCache',
    productConfigurationArtefactUpload:
      'Artefact',
    productConfigurationAttachmentUpload:
      'Attachment',
    productConfigurationCreate:
      'ProductConfiguration',
    productConfigurationGet:
      'ProductConfiguration',
    productConfigurationImageUpload:
      'productConfigurationImageUpload.answer',
    productCreate:
      'Product',
    productDelete:
      'ProductRow',
    productEventFilter:
      'ProductEventRow[]',
    productEventFilterCount:
      'productEventFilterCount.answer',
    productFilter:
      'ProductRow[]',
    productFilterCount:
      'productFilterCount.answer',
    productGet:
      'Product',
    productGetMine:
      'ProductRow[]',
    quoteTreeBuild:
      'ProductTree',
    quoteWiringTest:
      'TestedWiring',
    realmRolesGet:
      'RealmRoles[]',
    realmRolesUpdate:
      'RealmRoles[]',
    resourceCreate:
      'Resource',
    resourceDelete:
      'Resource',
    resourceGet:
      'Resource',
    resourceGetAll:
      'Resource[]',
    resourceUpdate:
      'Resource',
    serviceAccessGetAll:
      'ServiceAccessMap',
    serviceAccessUpdate:
      'ServiceAccessMap',
    serviceOrderCreate:
      'ServiceOrder',
    serviceOrderDelete:
      'ServiceOrder',
    serviceOrderGet:
      'ServiceOrder',
    serviceOrderGetAll:
      'ServiceOrder[]',
    serviceOrderUpdate:
      'ServiceOrder',
    supportMailSend:
      'SentMail',
    supportMailSendWithFile:
      'SentMail',
    ticketCreate:
      'Ticket',
    ticketDelete:
      'Ticket',
    ticketFilter:
      'Ticket[]',
    ticketGet:
      'Ticket',
    ticketGetMine:
      'Ticket[]',
    ticketRegisterAction:
      'Ticket',
    whitelistAdd:
      'WhitelistItem',
    whitelistGet:
      'WhitelistItem[]',
    whitelistGetAll:
      'WhitelistItem[]',
    whitelistRemove:
      'WhitelistItem[]',
    whitelistUnitRemove:
      'WhitelistItem',
    whitelistUpdateNote:
      'WhitelistItem[]',
  },
  records: {
    Account:
      'accountNumber! accountName accountGroup belongsTo erpID accountState:Account.accountState=RETIRED dataArea:DataArea isTest:b=true',
    AccountGroup:
      'accountGroup! accounts:Account[]',
    ActivityLog:
      'activityLogId! activityLogType revision data:ActivityLog.data created:d createdBy',
    'ActivityLog.data':
      'old~ new~',
    Affiliation:
      'address! realm! affiliation! dataAreas:DataArea[] roles:Role[] delegatableRoles:Role[] accessLevel:Affiliation.accessLevel note item~:Affiliation.item affiliationId modified:d',
    'Affiliation.item':
      'configurationId~ productItem~:Affiliation.item.productItem',
    'Affiliation.item.productItem':
      'productFamily:ProductFamily deviceType:DeviceType serialNumber',
    App:
      'platform!:AppPlatform version! message enabled:b size~:n',
    Artefact:
      'artefactType! name artefactState:Artefact.artefactState documentType:DocumentType revisionId versions:FileVersion[]',
    Assignment:
      'configurationId revision operation:Assignment.operation assigneeEmail~ assigneeName~',
    Attachment:
      'attachmentId! configurationId productConfigurationId~ revision attachmentName attachmentType documentType:DocumentType makerOnly:b=true revisionOnly:b=true versions:FileVersion[]',
    BlacklistItem:
      'emailAddress!',
    BuildReport:
      'configurationId revision results:BuildReport.results[]',
    'BuildReport.results':
      'artefactType! productConfigurationId~ ok:b error~',
    CacheUpdate:
      'objectType:CacheUpdate.objectType cacheUpdateOperationType:CacheUpdate.cacheUpdateOperationType',
    ClearedCache:
      'cleared~:n',
    Command:
      'catalogue!:CommandCatalogue name! commandClass commandState:CommandState=INACTIVE argumentTypes:CommandArgumentType[] description firmwareInfos:FirmwareInfo[]',
    Comment:
      'commentId! text revision pinned:b makerOnly:b=true created:d createdBy',
    Configuration:
      'configurationId! configurationName userDefinedName configurationDescription configurationType:Configuration.configurationType productFamily:ProductFamily configurationState:ConfigurationState kbMaxQuoteId:n=-1 bomId~ partNumber~ contact~:Configuration.contact account:Account assigneeEmail~ assignee~ revision revisionState:RevisionState created:d createdBy modified:d modifiedBy note revisions:Revision[] artefacts:Artefact[] productConfigurations:ProductConfiguration[] attachments:Attachment[] comments:Comment[] logs:ActivityLog[]',
    'Configuration.contact':
      'name email',
    ConfigurationRow:
      'configurationId! configurationName userDefinedName configurationDescription configurationType:ConfigurationRow.configurationType productFamily:ProductFamily configurationState:ConfigurationState kbMaxQuoteId:n=-1 bomId~ partNumber~ contact~:ConfigurationRow.contact account:Account assigneeEmail~ assignee~ revision revisionState:RevisionState created:d createdBy modified:d modifiedBy productConfigurations?:ProductConfigurationRow[]',
    'ConfigurationRow.contact':
      'name email',
    ConfigurationSet:
      'configurationId! productFamily:ProductFamily account:Account configurationDescription designType:ConfigurationSet.designType opportunityId~ configurationState:ConfigurationState note revisions:Revision[]',
    CutFile:
      'name! note versions:CutFileVersion[] partNumbers:t[]',
    CutFileVersion:
      'version! note svg width~:n height~:n',
    Distributor:
      'distributorId! distributorName dataArea:DataArea',
    FileVersion:
      'versionNumber!:n adminOnly:b=true size~:n created:d createdBy',
    Firmware:
      'firmwareSignature!:FirmwareSignature fileExtension firmwareFiles:Firmware.firmwareFiles[] note',
    'Firmware.firmwareFiles':
      'version! fileName id releaseNote size~:n sha256?',
    FirmwareInfo:
      'productFamily:ProductFamily deviceType:DeviceType firmwareName! fromVersion toVersion~',
    FirmwareSignature:
      'firmwareType!:FirmwareType productFamily!:ProductFamily deviceType!:DeviceType name!',
    Macro:
      'id! name note partNumbers:t[] versions:MacroVersion[]',
    MacroVersion:
      'id! revision main machineId millingMachine state',
    MillingGcode:
      'productConfigurationId revisionId machineId gcode',
    MillingMachine:
      'id! name note',
    MillingPreferences:
      'machineId~ millingMachine~',
    MillingVerdict:
      'valid:b errors:t[]',
    ObjectAccessMap:
      'accessMap:ObjectAccessMap.accessMap[]',
    'ObjectAccessMap.accessMap':
      'realm! role!:Role objectAccess:ObjectAccess{}',
    OrderedFirmware:
      'firmwareType productFamily:ProductFamily deviceType:DeviceType name version',
    OverlaySymbol:
      'name! file',
    Part:
      'partNumber! label partType metaPartType partState familyCompatibility:ProductFamily[] modelCompatibility:t[] tagCloud images:t[] partOutPuts:PartOutPut[] subParts:SubPart[] millingFile~',
    PartOutPut:
      'name! connectorType gpio encoder directional side digital feed pinColour~',
    PartRow:
      'partNumber! label partType metaPartType partState familyCompatibility:ProductFamily[] modelCompatibility:t[] tagCloud images:t[]',
    PartUsage:
      'configurationId! revision count~:n state:ConfigurationState',
    Product:
      'serialNumber! productFamily:ProductFamily deviceType:DeviceType configurationId productConfigurationId revision productState:ProductState account~:Product.account firmwareFile~:Product.firmwareFile serviceOrders:Product.serviceOrders[] created:d events:ProductEvent[]',
    'Product.account':
      'accountNumber accountName accountGroup belongsTo erpID accountState:Product.account.accountState=RETIRED dataArea:DataArea isTest:b=true',
    'Product.firmwareFile':
      'fileName',
    'Product.serviceOrders':
      'id! serviceOrderState lastStateChange:d',
    ProductConfiguration:
      'productConfigurationId! productConfigurationDescription userDefinedName configurationId revisionId deviceType:DeviceType partNumber~ name transmitterModel~:TransmitterModel receiverModel~:ReceiverModel productFamily:ProductFamily artefacts:Artefact[] attachments:Attachment[] created:d createdBy',
    ProductConfigurationRow:
      'productConfigurationId! deviceType:DeviceType transmitterModel~:TransmitterModel',
    ProductEvent:
      'type created:d note log err:b data:ProductEvent.data',
    'ProductEvent.data':
      'productNumber? firmwareFileName? parameterFileName? parameters?:ProductEvent.data.parameters[]',
    'ProductEvent.data.parameters':
      'res',
    ProductEventRow:
      'type created:d note log err:b data:ProductEventRow.data eventId! productEventType serialNumber productFamily:ProductFamily deviceType:DeviceType productConfigurationId',
    'ProductEventRow.data':
      'productNumber? firmwareFileName? parameterFileName? parameters?:ProductEventRow.data.parameters[]',
    'ProductEventRow.data.parameters':
      'res',
    ProductRow:
      'serialNumber! productFamily:ProductFamily deviceType:DeviceType configurationId productConfigurationId revision productState:ProductState account~:ProductRow.account firmwareFile~:ProductRow.firmwareFile serviceOrders:ProductRow.serviceOrders[] created:d',
    'ProductRow.account':
      'accountNumber accountName accountGroup belongsTo erpID accountState:ProductRow.account.accountState=RETIRED dataArea:DataArea isTest:b=true',
    'ProductRow.firmwareFile':
      'fileName',
    'ProductRow.serviceOrders':
      'id! serviceOrderState lastStateChange:d',
    ProductTree:
      'designator! componentType partNumber name outputs:ProductTree.outputs[] children:ProductTree[]',
    'ProductTree.outputs':
      'connectorType! count~:n',
    RealmRoles:
      'realm! roles:Role[]',
    Resource:
      'name! data',
    Revision:
      'revisionName! revisionState:RevisionState note created:d createdBy',
    RevisionLog:
      'revisionActionType revisionData:RevisionLog.revisionData revisionName~ created:d createdBy',
    'RevisionLog.revisionData':
      'old~ new~',
    SentMail:
      'mailId emailAddresses:t[]',
    ServiceAccessMap:
      'accessMap:ServiceAccessMap.accessMap[]',
    'ServiceAccessMap.accessMap':
      'realm! role!:Role serviceMethods:ServiceAccessMap.accessMap.serviceMethods[]',
    'ServiceAccessMap.accessMap.serviceMethods':
      'methodId!',
    ServiceOrder:
      'id! serviceOrderType note serialNumbers:t[] serialNumbersToAdd:t[] serialNumbersToRemove:t[] configurationIds:t[] serviceOrderState lastStateChange:d created?:d createdBy firmware?~:OrderedFirmware',
    SubPart:
      'subPartNumber? quantity?:n presentAsSibling?:b bomMoveMasterPartType? subParts?:SubPart[]',
    TestedWiring:
      'quoteId~:n connections~:n',
    Ticket:
      'reporterEmail reporterMobile~ description requestType:RequestType requestedRoles:Role[] affiliation~ realm item~:Ticket.item ticketId! ticketStatus:TicketStatus created:d createdBy actions:Ticket.actions[]',
    'Ticket.actions':
      'action note created:d createdBy',
    'Ticket.item':
      'configurationId~ accessLevel~:Ticket.item.accessLevel requestForConfiguration:b productItem~:Ticket.item.productItem',
    'Ticket.item.productItem':
      'productFamily:ProductFamily deviceType:DeviceType serialNumber',
    WhitelistItem:
      'address! affiliation! dataAreas:DataArea[] delegatableRoles:Role[] note productFamilies:ProductFamily[] realm! roles:Role[]',
    'attachmentDelete.answer':
      'configurationId attachmentId',
    'configurationDelete.answer':
      'configurationId',
    'configurationSetCommentDelete.answer':
      'configurationId commentId',
    'configurationStateGet.answer':
      'configurationId configurationState:ConfigurationState',
    'cutFileDelete.answer':
      'name',
    'macroDelete.answer':
      'macroId',
    'millingMachineDelete.answer':
      'machineId',
    'overlaySymbolDelete.answer':
      'name',
    'partDelete.answer':
      'partNumber',
    'partImageUpload.answer':
      'partNo partImageType:partImageUpload.answer.partImageType size~:n',
    'productConfigurationImageUpload.answer':
      'productConfigurationId imageType size~:n',
    'productEventFilterCount.answer':
      'count!:n',
    'productFilterCount.answer':
      'count!:n',
  },
  enums: {
    'Account.accountState':
      'PROSPECT CUSTOMER RETIRED',
    'Affiliation.accessLevel':
      'OPEN',
    AppPlatform:
      'MODULATE_MAC MODULATE_WINDOWS 103134_MODULATE_FILE 103334_MODULATE_FILE 103258_MODULATE_FILE',
    'Artefact.artefactState':
      'PENDING READY FAILED',
    'Assignment.operation':
      'ASSIGN UNASSIGN',
    'CacheUpdate.cacheUpdateOperationType':
      'RESET',
    'CacheUpdate.objectType':
      'WHITELIST BLACKLIST PART',
    CommandArgumentType:
      'NONE NUMBER STRING OPTIONAL_STRING OPTIONAL_NUMBER',
    CommandCatalogue:
      'MOD SYS COM RX TX SET1 SET2 SET3',
    CommandState:
      'ACTIVE INACTIVE',
    'Configuration.configurationType':
      'CLASSIC PHANTOM CONFIGURED_3D',
    'ConfigurationRow.configurationType':
      'CLASSIC PHANTOM CONFIGURED_3D',
    'ConfigurationSet.designType':
      'MANUAL CONFIGURED_3D',
    ConfigurationState:
      'CONFIGURING WAITING_FOR_APPROVAL GENERATING_ARTEFACTS APPROVED READY_FOR_PRODUCTION ARCHIVED PLACEHOLDER LOCKED',
    DataArea:
      'sab sus sca sde spl sit sdk',
    DeviceType:
      'CU PCU',
    DocumentType:
      'EPS JPEG JSON PDF PNG SVG TEXT WORD XML ZIP CLAM_FILE G_CODE WSGC',
    FirmwareType:
      'APP BLE RADIO SISP1 SISP2 RANGE_MODULE',
    ObjectAccess:
      'READ WRITE BOTH',
    'Product.account.accountState':
      'PROSPECT CUSTOMER RETIRED',
    ProductFamily:
      'G2 G3 G5 G6 P6',
    'ProductRow.account.accountState':
      'PROSPECT CUSTOMER RETIRED',
    ProductState:
      'IN_PRODUCTION PRODUCED ACTIVE SPARE LOCKED RETIRED',
    ReceiverModel:
      'CANBUS RELAY MOSFET DANFOSS_VOLTAGE SCP PWM',
    RequestType:
      'PRODUCT_ACCESS CONFIGURATION_ACCESS ELEVATED_PERMISSIONS',
    RevisionState:
      'PENDING ACTIVE SUPERSEDED',
    Role:
      'GUEST BASIC SUPPORT PRODUCTION PRODUCTION_ADMIN SALES_ENGINEER APPLICATION_ENGINEER DEVELOPER APPROVER GRANTER ADMIN KB_MAX',
    'Ticket.item.accessLevel':
      'OPEN',
    TicketStatus:
      'OPEN CLOSED APPROVED REJECTED EXHAUSTED REGISTERED_ON_JIRA',
    TransmitterModel:
      'MEGA MAXI MINI MICRO PISTOL_GRIP ROCKET POCKET XS_DRIVE',
    'partImageUpload.answer.partImageType':
      'FUNCTION_SYMBOL MOUNTING_SYMBOL KBMAX_PHOTO CAD_DRAWING_2D TOP_PICTURE BOTTOM_PICTURE',
  },
};
