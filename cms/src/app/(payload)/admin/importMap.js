import { RecordTitle as RecordTitle_ad98d8b99bd25a9e8a91565023e475fd } from '../../../fields/RecordTitle'
import { UnsavedChanges as UnsavedChanges_a6c1fae9945ea585fe088bb2e59eb8cb } from '../../../admin/form/UnsavedChanges'
import { ScheduleButton as ScheduleButton_800679ace10fb9ced694a1959eb47b36 } from '../../../features/scheduledPublication/ScheduleButton'
import { PublicationDayCell as PublicationDayCell_df63ecaaaadb1126ff3528bb583cc1ac } from '../../../features/regards/publicationDay/PublicationDay'
import { PublicationDay as PublicationDay_df63ecaaaadb1126ff3528bb583cc1ac } from '../../../features/regards/publicationDay/PublicationDay'
import { NoDiff as NoDiff_4e5073b912b5139f750df6daae8ba5cb } from '../../../fields/NoDiff'
import { TrashSelection as TrashSelection_5a7bc2e4f5a8665acc9f064f2fe19a08 } from '../../../features/corbeille/TrashSelection'
import { FirstInvalidField as FirstInvalidField_2a1037b4478a700f705c7c70bc0ab8eb } from '../../../admin/form/FirstInvalidField'
import { PreviewScale as PreviewScale_4a60a7ece0b66ef90017879b6e9cb052 } from '../../../admin/form/PreviewScale'
import { PdfTitle as PdfTitle_94de93cb2f55eaeb03c5595f9f418143 } from '../../../features/regards/documents/IssueOfPdf'
import { IssueCell as IssueCell_94de93cb2f55eaeb03c5595f9f418143 } from '../../../features/regards/documents/IssueOfPdf'
import { IssueTitle as IssueTitle_8a15a93820127e963b608338fea903bc } from '../../../fields/IssueTitle'
import { PageNeighbours as PageNeighbours_fba8176760ffae8829de18bdf0faf5c1 } from '../../../features/lecture/panel/PageFound'
import { PageFound as PageFound_fba8176760ffae8829de18bdf0faf5c1 } from '../../../features/lecture/panel/PageFound'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PagePicker as PagePicker_d441e0b443a92a0501c70a41bd2e8f68 } from '../../../fields/links/PagePicker'
import { ListTabClientFeature as ListTabClientFeature_a721fa8fe3984fc07598f091896694a5 } from '../../../fields/editor/list/ListTabClientFeature'
import { PasteClientFeature as PasteClientFeature_97ad843e72378b2030865bb47051bc7c } from '../../../fields/editor/paste/PasteClientFeature'
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
import { ImageTitle as ImageTitle_d5aee1fbccad37391ae4963ba53c267e } from '../../../features/images/panel/IssueOfCover'
import { AltField as AltField_c8802413e9984ac19752c681c6d4d21a } from '../../../features/images/panel/formFields'
import { DecorativeField as DecorativeField_c8802413e9984ac19752c681c6d4d21a } from '../../../features/images/panel/formFields'
import { FocalPoint as FocalPoint_b2c0d2c49bc7f132ff9320892401230b } from '../../../features/images/panel/FocalPoint'
import { FolderField as FolderField_90d05b4f92e4ae0d2cbe68cd70cb96f4 } from '../../../features/images/panel/folders'
import { UsageCell as UsageCell_d5aee1fbccad37391ae4963ba53c267e } from '../../../features/images/panel/IssueOfCover'
import { UsageField as UsageField_c8802413e9984ac19752c681c6d4d21a } from '../../../features/images/panel/formFields'
import { Usages as Usages_8d54c2653031513fa5440e40e398b3b4 } from '../../../features/images/panel/Usages'
import { FolderFilter as FolderFilter_90d05b4f92e4ae0d2cbe68cd70cb96f4 } from '../../../features/images/panel/folders'
import { UnusedImages as UnusedImages_fc56f4dfe29d1d19ea1a57ce773d5f13 } from '../../../features/images/panel/UnusedImages'
import { RequestedField as RequestedField_f71301cfb7d8847ebd48b4ec8f269430 } from '../../../admin/form/RequestedField'
import { ListCell as ListCell_92970dc26461f3825d18b845ae0475e9 } from '../../../fields/ListCell'
import { TextFound as TextFound_2eca88f63b2d1272dad39041ef6a1b8d } from '../../../features/lecture/panel/TextFound'
import { ExportLink as ExportLink_78bf69c37446cc70a4b45c4735230701 } from '../../../features/newsletter/panel/ExportLink'
import { LetterState as LetterState_833f67928a1c4b52b60a6624270d9db7 } from '../../../features/newsletter/panel/LetterState'
import { Reauthentication as Reauthentication_e00d18698d7ee95388ee4a93d239e101 } from '../../../lib/panel/Reauthentication'
import { CurrentPassword as CurrentPassword_40f8ff40416a28c479b44e6ed68e4fbd } from '../../../features/accounts/panel/CurrentPassword'
import { PasswordStrength as PasswordStrength_7ced6619de20d3d43438e4b807254275 } from '../../../features/accounts/panel/PasswordStrength'
import { Invitation as Invitation_8b05d8fe77db38ee44759630a8895e46 } from '../../../features/accounts/panel/Invitation'
import { AccountStateCell as AccountStateCell_d1c9765fa8f9be114befa156b132537c } from '../../../features/accounts/panel/AccountStateCell'
import { UnlockButton as UnlockButton_0f5a4ad56a187acc33165e606f575f02 } from '../../../features/accounts/panel/AccountButtons'
import { RemoveSecondFactorButton as RemoveSecondFactorButton_0f5a4ad56a187acc33165e606f575f02 } from '../../../features/accounts/panel/AccountButtons'
import { CloseSessionsButton as CloseSessionsButton_0f5a4ad56a187acc33165e606f575f02 } from '../../../features/accounts/panel/AccountButtons'
import { DetailsCell as DetailsCell_2202fd9980d6073ec221aaa7754c81d6 } from '../../../features/journal/panel/EntryView'
import { ExportLink as ExportLink_557e37f83dae997c018ce1b8d0f27c14 } from '../../../features/journal/panel/ExportLink'
import { EntryView as EntryView_2202fd9980d6073ec221aaa7754c81d6 } from '../../../features/journal/panel/EntryView'
import { RowLabel as RowLabel_83f3a97b4ab4df864791be5dfc69ebc8 } from '../../../fields/RowLabel'
import { KeepTypedValues as KeepTypedValues_10ac4067ca2c43988b13c75f3e226d5d } from '../../../features/pages/panel/PageForm'
import { OpenAddedRow as OpenAddedRow_10ac4067ca2c43988b13c75f3e226d5d } from '../../../features/pages/panel/PageForm'
import { PublishButton as PublishButton_cd8547d6af687585a4d123f49b33007a } from '../../../features/pages/panel/PageButtons'
import { SaveDraftButton as SaveDraftButton_cd8547d6af687585a4d123f49b33007a } from '../../../features/pages/panel/PageButtons'
import { NoUnpublishButton as NoUnpublishButton_cd8547d6af687585a4d123f49b33007a } from '../../../features/pages/panel/PageButtons'
import { VersionsView as VersionsView_ebfc2d5558de65b0ecd8dbb59e30b2a6 } from '../../../features/pages/versions/VersionsView'
import { Star as Star_a796a7b589c9dbbe32bd4984327f0bf6 } from '../../../admin/brand/Star'
import { Logo as Logo_e2609525d3cb4faff6e05c9e8878dd7a } from '../../../admin/brand/Logo'
import { StatisticsPanel as StatisticsPanel_3d5ad558451bbd4118c9bf4ca1efc9f8 } from '../../../features/statistics/panel/StatisticsPanel'
import { NavFoot as NavFoot_ecfefcc64b3559785772d6c307ed7a94 } from '../../../admin/help/NavFoot'
import { SiteLink as SiteLink_8d9706942c08f9e1539913c32c27f64d } from '../../../admin/brand/SiteLink'
import { NavWidth as NavWidth_2320c12a3be37d3365ebd0437c69a4f6 } from '../../../admin/nav/NavWidth'
import { AccessibleNames as AccessibleNames_1b1a017efe33b8e25033a0d7e9c5c7bc } from '../../../admin/i18n/AccessibleNames'
import { SessionEnded as SessionEnded_9030190f630126c955f85c778c090809 } from '../../../admin/session/SessionEnded'
import { Dashboard as Dashboard_f4c94eb62e7d955ed6fcc34236a39620 } from '../../../admin/dashboard/Dashboard'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'

/** @type import('payload').ImportMap */
export const importMap = {
  "/fields/RecordTitle#RecordTitle": RecordTitle_ad98d8b99bd25a9e8a91565023e475fd,
  "/admin/form/UnsavedChanges#UnsavedChanges": UnsavedChanges_a6c1fae9945ea585fe088bb2e59eb8cb,
  "/features/scheduledPublication/ScheduleButton#ScheduleButton": ScheduleButton_800679ace10fb9ced694a1959eb47b36,
  "/features/regards/publicationDay/PublicationDay#PublicationDayCell": PublicationDayCell_df63ecaaaadb1126ff3528bb583cc1ac,
  "/features/regards/publicationDay/PublicationDay#PublicationDay": PublicationDay_df63ecaaaadb1126ff3528bb583cc1ac,
  "/fields/NoDiff#NoDiff": NoDiff_4e5073b912b5139f750df6daae8ba5cb,
  "/features/corbeille/TrashSelection#TrashSelection": TrashSelection_5a7bc2e4f5a8665acc9f064f2fe19a08,
  "/admin/form/FirstInvalidField#FirstInvalidField": FirstInvalidField_2a1037b4478a700f705c7c70bc0ab8eb,
  "/admin/form/PreviewScale#PreviewScale": PreviewScale_4a60a7ece0b66ef90017879b6e9cb052,
  "/features/regards/documents/IssueOfPdf#PdfTitle": PdfTitle_94de93cb2f55eaeb03c5595f9f418143,
  "/features/regards/documents/IssueOfPdf#IssueCell": IssueCell_94de93cb2f55eaeb03c5595f9f418143,
  "/fields/IssueTitle#IssueTitle": IssueTitle_8a15a93820127e963b608338fea903bc,
  "/features/lecture/panel/PageFound#PageNeighbours": PageNeighbours_fba8176760ffae8829de18bdf0faf5c1,
  "/features/lecture/panel/PageFound#PageFound": PageFound_fba8176760ffae8829de18bdf0faf5c1,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/links/PagePicker#PagePicker": PagePicker_d441e0b443a92a0501c70a41bd2e8f68,
  "/fields/editor/list/ListTabClientFeature#ListTabClientFeature": ListTabClientFeature_a721fa8fe3984fc07598f091896694a5,
  "/fields/editor/paste/PasteClientFeature#PasteClientFeature": PasteClientFeature_97ad843e72378b2030865bb47051bc7c,
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
  "/features/images/panel/IssueOfCover#ImageTitle": ImageTitle_d5aee1fbccad37391ae4963ba53c267e,
  "/features/images/panel/formFields#AltField": AltField_c8802413e9984ac19752c681c6d4d21a,
  "/features/images/panel/formFields#DecorativeField": DecorativeField_c8802413e9984ac19752c681c6d4d21a,
  "/features/images/panel/FocalPoint#FocalPoint": FocalPoint_b2c0d2c49bc7f132ff9320892401230b,
  "/features/images/panel/folders#FolderField": FolderField_90d05b4f92e4ae0d2cbe68cd70cb96f4,
  "/features/images/panel/IssueOfCover#UsageCell": UsageCell_d5aee1fbccad37391ae4963ba53c267e,
  "/features/images/panel/formFields#UsageField": UsageField_c8802413e9984ac19752c681c6d4d21a,
  "/features/images/panel/Usages#Usages": Usages_8d54c2653031513fa5440e40e398b3b4,
  "/features/images/panel/folders#FolderFilter": FolderFilter_90d05b4f92e4ae0d2cbe68cd70cb96f4,
  "/features/images/panel/UnusedImages#UnusedImages": UnusedImages_fc56f4dfe29d1d19ea1a57ce773d5f13,
  "/admin/form/RequestedField#RequestedField": RequestedField_f71301cfb7d8847ebd48b4ec8f269430,
  "/fields/ListCell#ListCell": ListCell_92970dc26461f3825d18b845ae0475e9,
  "/features/lecture/panel/TextFound#TextFound": TextFound_2eca88f63b2d1272dad39041ef6a1b8d,
  "/features/newsletter/panel/ExportLink#ExportLink": ExportLink_78bf69c37446cc70a4b45c4735230701,
  "/features/newsletter/panel/LetterState#LetterState": LetterState_833f67928a1c4b52b60a6624270d9db7,
  "/lib/panel/Reauthentication#Reauthentication": Reauthentication_e00d18698d7ee95388ee4a93d239e101,
  "/features/accounts/panel/CurrentPassword#CurrentPassword": CurrentPassword_40f8ff40416a28c479b44e6ed68e4fbd,
  "/features/accounts/panel/PasswordStrength#PasswordStrength": PasswordStrength_7ced6619de20d3d43438e4b807254275,
  "/features/accounts/panel/Invitation#Invitation": Invitation_8b05d8fe77db38ee44759630a8895e46,
  "/features/accounts/panel/AccountStateCell#AccountStateCell": AccountStateCell_d1c9765fa8f9be114befa156b132537c,
  "/features/accounts/panel/AccountButtons#UnlockButton": UnlockButton_0f5a4ad56a187acc33165e606f575f02,
  "/features/accounts/panel/AccountButtons#RemoveSecondFactorButton": RemoveSecondFactorButton_0f5a4ad56a187acc33165e606f575f02,
  "/features/accounts/panel/AccountButtons#CloseSessionsButton": CloseSessionsButton_0f5a4ad56a187acc33165e606f575f02,
  "/features/journal/panel/EntryView#DetailsCell": DetailsCell_2202fd9980d6073ec221aaa7754c81d6,
  "/features/journal/panel/ExportLink#ExportLink": ExportLink_557e37f83dae997c018ce1b8d0f27c14,
  "/features/journal/panel/EntryView#EntryView": EntryView_2202fd9980d6073ec221aaa7754c81d6,
  "/fields/RowLabel#RowLabel": RowLabel_83f3a97b4ab4df864791be5dfc69ebc8,
  "/features/pages/panel/PageForm#KeepTypedValues": KeepTypedValues_10ac4067ca2c43988b13c75f3e226d5d,
  "/features/pages/panel/PageForm#OpenAddedRow": OpenAddedRow_10ac4067ca2c43988b13c75f3e226d5d,
  "/features/pages/panel/PageButtons#PublishButton": PublishButton_cd8547d6af687585a4d123f49b33007a,
  "/features/pages/panel/PageButtons#SaveDraftButton": SaveDraftButton_cd8547d6af687585a4d123f49b33007a,
  "/features/pages/panel/PageButtons#NoUnpublishButton": NoUnpublishButton_cd8547d6af687585a4d123f49b33007a,
  "/features/pages/versions/VersionsView#VersionsView": VersionsView_ebfc2d5558de65b0ecd8dbb59e30b2a6,
  "/admin/brand/Star#Star": Star_a796a7b589c9dbbe32bd4984327f0bf6,
  "/admin/brand/Logo#Logo": Logo_e2609525d3cb4faff6e05c9e8878dd7a,
  "/features/statistics/panel/StatisticsPanel#StatisticsPanel": StatisticsPanel_3d5ad558451bbd4118c9bf4ca1efc9f8,
  "/admin/help/NavFoot#NavFoot": NavFoot_ecfefcc64b3559785772d6c307ed7a94,
  "/admin/brand/SiteLink#SiteLink": SiteLink_8d9706942c08f9e1539913c32c27f64d,
  "/admin/nav/NavWidth#NavWidth": NavWidth_2320c12a3be37d3365ebd0437c69a4f6,
  "/admin/i18n/AccessibleNames#AccessibleNames": AccessibleNames_1b1a017efe33b8e25033a0d7e9c5c7bc,
  "/admin/session/SessionEnded#SessionEnded": SessionEnded_9030190f630126c955f85c778c090809,
  "/admin/dashboard/Dashboard#Dashboard": Dashboard_f4c94eb62e7d955ed6fcc34236a39620,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24
}
