import { UnsavedChanges as UnsavedChanges_a6c1fae9945ea585fe088bb2e59eb8cb } from '../../../admin/form/UnsavedChanges'
import { FarDateWarning as FarDateWarning_88aa11a80c11a298447ab3ea8a3e8e86 } from '../../../collections/Regards/FarDateWarning'
import { FirstInvalidField as FirstInvalidField_2a1037b4478a700f705c7c70bc0ab8eb } from '../../../admin/form/FirstInvalidField'
import { UsageField as UsageField_b59dcd87556aed3fcf30ffe03094b971 } from '../../../collections/Images/UsageField'
import { ExportLink as ExportLink_a28f55c96dc39da5097a2bbf70a4d5fe } from '../../../features/newsletter/subscribers/ExportLink'
import { CurrentPassword as CurrentPassword_3cc270bf01263ba711b5bab2f5c5a5b8 } from '../../../admin/form/CurrentPassword'
import { PasswordStrength as PasswordStrength_b833ce1ad1a89db70c22f28cff2ddab3 } from '../../../admin/form/PasswordStrength'
import { Invitation as Invitation_095e2f535bc284b2ac6b90d6ed0f0f9d } from '../../../collections/Users/Invitation'
import { UnlockButton as UnlockButton_7cf88e9ecc6c6ed7d45ba3478e018c5d } from '../../../collections/Users/UnlockButton'
import { CloseSessionsButton as CloseSessionsButton_ca2b2682d5f8c84b4aa84a9d88c2e0a3 } from '../../../collections/Users/CloseSessionsButton'
import { ScheduleButton as ScheduleButton_800679ace10fb9ced694a1959eb47b36 } from '../../../features/scheduledPublication/ScheduleButton'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PagePicker as PagePicker_d441e0b443a92a0501c70a41bd2e8f68 } from '../../../fields/links/PagePicker'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_83f3a97b4ab4df864791be5dfc69ebc8 } from '../../../fields/RowLabel'
import { NoUnpublishButton as NoUnpublishButton_dc981703b86a0ee1c1b6593206bf6d8c } from '../../../admin/form/NoUnpublishButton'
import { Checklist as Checklist_16b0b4a283b758d6e44bd4f74077b885 } from '../../../admin/dashboard/Checklist'
import { StatisticsPanel as StatisticsPanel_bbb8b06c2c4bbd56c5082b44fd708156 } from '../../../admin/statistics/StatisticsPanel'
import { AccessibleNames as AccessibleNames_1b1a017efe33b8e25033a0d7e9c5c7bc } from '../../../admin/i18n/AccessibleNames'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/form/UnsavedChanges#UnsavedChanges": UnsavedChanges_a6c1fae9945ea585fe088bb2e59eb8cb,
  "/collections/Regards/FarDateWarning#FarDateWarning": FarDateWarning_88aa11a80c11a298447ab3ea8a3e8e86,
  "/admin/form/FirstInvalidField#FirstInvalidField": FirstInvalidField_2a1037b4478a700f705c7c70bc0ab8eb,
  "/collections/Images/UsageField#UsageField": UsageField_b59dcd87556aed3fcf30ffe03094b971,
  "/features/newsletter/subscribers/ExportLink#ExportLink": ExportLink_a28f55c96dc39da5097a2bbf70a4d5fe,
  "/admin/form/CurrentPassword#CurrentPassword": CurrentPassword_3cc270bf01263ba711b5bab2f5c5a5b8,
  "/admin/form/PasswordStrength#PasswordStrength": PasswordStrength_b833ce1ad1a89db70c22f28cff2ddab3,
  "/collections/Users/Invitation#Invitation": Invitation_095e2f535bc284b2ac6b90d6ed0f0f9d,
  "/collections/Users/UnlockButton#UnlockButton": UnlockButton_7cf88e9ecc6c6ed7d45ba3478e018c5d,
  "/collections/Users/CloseSessionsButton#CloseSessionsButton": CloseSessionsButton_ca2b2682d5f8c84b4aa84a9d88c2e0a3,
  "/features/scheduledPublication/ScheduleButton#ScheduleButton": ScheduleButton_800679ace10fb9ced694a1959eb47b36,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/links/PagePicker#PagePicker": PagePicker_d441e0b443a92a0501c70a41bd2e8f68,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/RowLabel#RowLabel": RowLabel_83f3a97b4ab4df864791be5dfc69ebc8,
  "/admin/form/NoUnpublishButton#NoUnpublishButton": NoUnpublishButton_dc981703b86a0ee1c1b6593206bf6d8c,
  "/admin/dashboard/Checklist#Checklist": Checklist_16b0b4a283b758d6e44bd4f74077b885,
  "/admin/statistics/StatisticsPanel#StatisticsPanel": StatisticsPanel_bbb8b06c2c4bbd56c5082b44fd708156,
  "/admin/i18n/AccessibleNames#AccessibleNames": AccessibleNames_1b1a017efe33b8e25033a0d7e9c5c7bc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24
}
