import type { ExportQuery, Language } from '@classeur/contracts'

/** What files say beside the table itself (`sheetWords`). Numbers come formatted. */
export interface FileWords {
  /** What a file of a format is called, after class and exam. */
  kind: Record<ExportQuery['format'], string>
  sheets: { marks: string; errors: string; statistics: string }
  errors: {
    /** `share`: half of the maximum, written as a percentage. */
    title: (share: string) => string
    none: string
    question: string
    points: string
    maximum: string
    share: string
    mark: string
  }
  statistics: {
    /** Who is counted where. */
    totals: (counted: string, all: string) => string
    items: (counted: string, all: string) => string
    /** Cells that were not entered: what is said of totals is not final. */
    toEnter: (cells: string) => string
    /** There are fewer papers than so many. */
    provisional: (papers: string) => string
    n: string
    mean: string
    median: string
    points: string
    share: string
    deviation: string
    lowerQuartile: string
    upperQuartile: string
    lowest: string
    highest: string
    question: string
    maximum: string
    facility: string
    itemRest: string
  }
  classMean: string
  student: string
  question: string
  points: string
  maximum: string
  noDate: string
  madeOn: (day: string) => string
  partOf: (part: string, all: string) => string
}

export const fileWords: Record<Language, FileWords> = {
  en: {
    kind: { xlsx: 'marks', csv: 'marks', 'pdf-list': 'class list', 'pdf-students': 'results' },
    sheets: { marks: 'Marks', errors: 'Errors', statistics: 'Statistics' },
    errors: {
      title: (share) => `Marks below ${share} of the maximum, one line for each (bonus questions left out)`,
      ...{ none: 'No mark is below half of its maximum.', question: 'Question', points: 'Points' },
      ...{ maximum: 'Maximum', share: 'Share', mark: 'Instead of a mark' },
    },
    statistics: {
      totals: (counted, all) => `Totals: ${counted} of ${all} students whose paper is complete and counts`,
      items: (counted, all) => `Questions: ${counted} of ${all} students who have a number in every question`,
      toEnter: (cells) => `Cells not entered: ${cells}. Provisional.`,
      provisional: (papers) => `Fewer than ${papers} papers: provisional.`,
      ...{ n: 'n', mean: 'Mean', median: 'Median', points: 'Points', share: 'Share of the maximum' },
      ...{ deviation: 'Standard deviation (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      ...{ lowest: 'Lowest', highest: 'Highest', question: 'Question', maximum: 'Maximum' },
      ...{ facility: 'Facility', itemRest: 'Item-rest correlation' },
    },
    ...{ classMean: 'Class mean', student: 'Student', question: 'Question', points: 'Points' },
    ...{ maximum: 'Maximum', noDate: 'no date' },
    madeOn: (day) => `Made on ${day}`,
    partOf: (part, all) => `part ${part} of ${all}`,
  },
  fr: {
    kind: { xlsx: 'notes', csv: 'notes', 'pdf-list': 'liste de la classe', 'pdf-students': 'résultats' },
    sheets: { marks: 'Notes', errors: 'Erreurs', statistics: 'Statistiques' },
    errors: {
      title: (share) =>
        `Notes inférieures à ${share} du maximum, une ligne chacune (questions bonus exclues)`,
      none: 'Aucune note n’est inférieure à la moitié de son maximum.',
      ...{ question: 'Question', points: 'Points', maximum: 'Maximum', share: 'Part' },
      mark: 'Au lieu d’une note',
    },
    statistics: {
      totals: (counted, all) =>
        `Totaux\u00a0: ${counted} élèves sur ${all} ont une copie complète qui compte`,
      items: (counted, all) =>
        `Questions\u00a0: ${counted} élèves sur ${all} ont un nombre à chaque question`,
      toEnter: (cells) => `Cases non saisies\u00a0: ${cells}. Provisoire.`,
      provisional: (papers) => `Moins de ${papers} copies\u00a0: provisoire.`,
      ...{ n: 'n', mean: 'Moyenne', median: 'Médiane', points: 'Points', share: 'Part du maximum' },
      ...{ deviation: 'Écart type (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      ...{ lowest: 'Minimum', highest: 'Maximum obtenu', question: 'Question', maximum: 'Maximum' },
      ...{ facility: 'Facilité', itemRest: 'Corrélation item-reste' },
    },
    ...{ classMean: 'Moyenne de la classe', student: 'Élève', question: 'Question', points: 'Points' },
    ...{ maximum: 'Maximum', noDate: 'sans date' },
    madeOn: (day) => `Établi le ${day}`,
    partOf: (part, all) => `partie ${part} sur ${all}`,
  },
  ar: {
    kind: { xlsx: 'الدرجات', csv: 'الدرجات', 'pdf-list': 'قائمة الفصل', 'pdf-students': 'النتائج' },
    sheets: { marks: 'الدرجات', errors: 'الأخطاء', statistics: 'الإحصاءات' },
    errors: {
      title: (share) => `الدرجات الأقل من ${share} من الدرجة القصوى، سطر لكل منها (دون أسئلة المكافأة)`,
      none: 'لا توجد درجة أقل من نصف الدرجة القصوى.',
      ...{ question: 'السؤال', points: 'النقاط', maximum: 'الدرجة القصوى', share: 'النسبة' },
      mark: 'بدل الدرجة',
    },
    statistics: {
      totals: (counted, all) => `المجاميع: ${counted} من ${all} من الطلاب لديهم ورقة مكتملة تُحتسب`,
      items: (counted, all) => `الأسئلة: ${counted} من ${all} من الطلاب لديهم رقم في كل سؤال`,
      toEnter: (cells) => `خانات غير مُدخلة: ${cells}. نتائج مؤقتة.`,
      provisional: (papers) => `أقل من ${papers} أوراق: نتائج مؤقتة.`,
      ...{ n: 'العدد', mean: 'المتوسط', median: 'الوسيط', points: 'النقاط', share: 'النسبة من القصوى' },
      ...{
        deviation: 'الانحراف المعياري (n−1)',
        lowerQuartile: 'الربيع الأول',
        upperQuartile: 'الربيع الثالث',
      },
      ...{ lowest: 'الأدنى', highest: 'الأعلى', question: 'السؤال', maximum: 'الدرجة القصوى' },
      ...{ facility: 'السهولة', itemRest: 'ارتباط السؤال بالباقي' },
    },
    ...{ classMean: 'متوسط الفصل', student: 'الطالب', question: 'السؤال', points: 'النقاط' },
    ...{ maximum: 'الدرجة القصوى', noDate: 'دون تاريخ' },
    madeOn: (day) => `حُرّر في ${day}`,
    partOf: (part, all) => `الجزء ${part} من ${all}`,
  },
}
