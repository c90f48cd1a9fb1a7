import type { CreditLineKind, GenerationKind, Language } from '@classeur/contracts'

/** The texts of the wallet's CSV file. */
interface WalletCsvTexts {
  /** The file name without its extension. */
  file: string
  columns: Record<
    | 'time'
    | 'entry'
    | 'title'
    | 'by'
    | 'order'
    | 'credits'
    | 'available'
    | 'reserved'
    | 'spent'
    | 'givenBack',
    string
  >
  /** What a line is about; a generation is named by its kind if that is known. */
  entry: Record<CreditLineKind, string>
  generation: Record<GenerationKind, string>
}

export const walletCsvTexts: Record<Language, WalletCsvTexts> = {
  en: {
    file: 'credits',
    columns: {
      ...{
        time: 'Date and time',
        entry: 'Entry',
        title: 'For',
        by: 'Spent by',
        order: 'Order',
        credits: 'Credits',
      },
      ...{ available: 'Available', reserved: 'Reserved', spent: 'Spent', givenBack: 'Refunded' },
    },
    entry: {
      ...{ grant: 'Monthly credits', expire: 'Monthly credits expired', purchase: 'Credits bought' },
      ...{ revoke: 'Credits of a refunded order', generation: 'Generation' },
    },
    generation: {
      ...{ 'lesson-objectives': 'Objectives', 'lesson-plan': 'Lesson plan', 'lesson-section': 'Section' },
      ...{ image: 'Picture', documents: 'Papers', resource: 'Sheets' },
      ...{ 'resource-sheet': 'Sheet', 'resource-item': 'Item' },
    },
  },
  fr: {
    file: 'crédits',
    columns: {
      ...{
        time: 'Date et heure',
        entry: 'Opération',
        title: 'Pour',
        by: 'Dépensés par',
        order: 'Commande',
        credits: 'Crédits',
      },
      ...{ available: 'Solde', reserved: 'Réservés', spent: 'Dépensés', givenBack: 'Rendus' },
    },
    entry: {
      ...{ grant: 'Crédits mensuels', expire: 'Crédits mensuels expirés', purchase: 'Crédits achetés' },
      ...{ revoke: 'Crédits d’une commande remboursée', generation: 'Génération' },
    },
    generation: {
      ...{ 'lesson-objectives': 'Objectifs', 'lesson-plan': 'Fiche de cours', 'lesson-section': 'Section' },
      ...{ image: 'Image', documents: 'Documents', resource: 'Fiches' },
      ...{ 'resource-sheet': 'Fiche', 'resource-item': 'Exercice' },
    },
  },
  ar: {
    file: 'النقاط',
    columns: {
      ...{
        time: 'التاريخ والوقت',
        entry: 'العملية',
        title: 'الغرض',
        by: 'أنفقها',
        order: 'الطلب',
        credits: 'النقاط',
      },
      ...{ available: 'المتاح', reserved: 'المحجوز', spent: 'المُنفق', givenBack: 'المردود' },
    },
    entry: {
      ...{ grant: 'الرصيد الشهري', expire: 'انتهت صلاحية الرصيد الشهري', purchase: 'رصيد مُشترى' },
      ...{ revoke: 'رصيد طلب رُدّ مبلغه', generation: 'عمل مُولَّد' },
    },
    generation: {
      ...{ 'lesson-objectives': 'أهداف', 'lesson-plan': 'خطة درس', 'lesson-section': 'قسم' },
      ...{ image: 'صورة', documents: 'أوراق', resource: 'أوراق' },
      ...{ 'resource-sheet': 'ورقة', 'resource-item': 'بند' },
    },
  },
}
