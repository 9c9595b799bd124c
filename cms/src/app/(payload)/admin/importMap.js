import { UnsavedText as UnsavedText_35d4da33acdd863e274da882c46d8011 } from '../../../panel/form/UnsavedText'
import { FarDateWarning as FarDateWarning_88aa11a80c11a298447ab3ea8a3e8e86 } from '../../../collections/Regards/FarDateWarning'
import { FirstFault as FirstFault_32969882acccbe6d978dc2659e862ca3 } from '../../../panel/form/FirstFault'
import { UsageField as UsageField_b59dcd87556aed3fcf30ffe03094b971 } from '../../../collections/Images/UsageField'
import { ExportLink as ExportLink_ab1c2fa1aa50ad3165af051d7a877ca7 } from '../../../newsletter/export/ExportLink'
import { UnlockButton as UnlockButton_7cf88e9ecc6c6ed7d45ba3478e018c5d } from '../../../collections/Users/UnlockButton'
import { CurrentPassword as CurrentPassword_b66d729ca6823a7c4a00c3fb1f9cd9d3 } from '../../../panel/form/CurrentPassword'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PagePicker as PagePicker_dae2fbaad44a8525444eca508d97d7d5 } from '../../../links/PagePicker'
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
import { RowLabel as RowLabel_fa75964db6015dddcb2d6f74f34d13ed } from '../../../globals/RowLabel'
import { Checklist as Checklist_2303d741a58a9c87b29afc6039b1fe01 } from '../../../dashboard/Checklist'
import { Audience as Audience_33b87154cef2c7e1eadfe89d3b14bf1d } from '../../../audience/panel/Audience'
import { ControlNames as ControlNames_1ea6760ccfd9c8bcffa9acb82e8bdc3c } from '../../../panel/names/ControlNames'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/form/UnsavedText#UnsavedText": UnsavedText_35d4da33acdd863e274da882c46d8011,
  "/collections/Regards/FarDateWarning#FarDateWarning": FarDateWarning_88aa11a80c11a298447ab3ea8a3e8e86,
  "/panel/form/FirstFault#FirstFault": FirstFault_32969882acccbe6d978dc2659e862ca3,
  "/collections/Images/UsageField#UsageField": UsageField_b59dcd87556aed3fcf30ffe03094b971,
  "/newsletter/export/ExportLink#ExportLink": ExportLink_ab1c2fa1aa50ad3165af051d7a877ca7,
  "/collections/Users/UnlockButton#UnlockButton": UnlockButton_7cf88e9ecc6c6ed7d45ba3478e018c5d,
  "/panel/form/CurrentPassword#CurrentPassword": CurrentPassword_b66d729ca6823a7c4a00c3fb1f9cd9d3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/links/PagePicker#PagePicker": PagePicker_dae2fbaad44a8525444eca508d97d7d5,
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
  "/globals/RowLabel#RowLabel": RowLabel_fa75964db6015dddcb2d6f74f34d13ed,
  "/dashboard/Checklist#Checklist": Checklist_2303d741a58a9c87b29afc6039b1fe01,
  "/audience/panel/Audience#Audience": Audience_33b87154cef2c7e1eadfe89d3b14bf1d,
  "/panel/names/ControlNames#ControlNames": ControlNames_1ea6760ccfd9c8bcffa9acb82e8bdc3c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24
}
