import type { Aggregation, ExamType, Language } from '@classeur/contracts'

/** The texts of a gradebook in a file. Numbers are passed formatted. */
export interface GradebookTexts {
  /** The last part of the file name. */
  kind: string
  sheets: { gradebook: string; points: string }
  student: string
  coefficient: string
  outOf: string
  average: Record<Aggregation, string>
  trend: string
  rank: string
  classMean: string
  group: (name: string) => string
  type: Record<ExamType, string>
  /** The headings of the three blocks of the points sheet. */
  blocks: { points: string; maxima: string; shares: string }
  notes: {
    statuses: string
    classMean: string
    averages: Record<Aggregation, string>
    trend: string
    /** Why some averages are values instead of formulas. */
    values: string
    provisional: string
  }
}

export const gradebookTexts: Record<Language, GradebookTexts> = {
  en: {
    kind: 'gradebook',
    sheets: { gradebook: 'Gradebook', points: 'Points' },
    ...{ student: 'Student', coefficient: 'Coefficient', outOf: 'Out of' },
    average: { 'by-maximum': 'Average, all points together', 'by-scale': 'Average, each exam on the scale' },
    ...{ trend: 'Trend', rank: 'Rank', classMean: 'Class mean' },
    group: (name) => `Group ${name}`,
    type: { test: 'Tests', quiz: 'Quizzes', homework: 'Homework', oral: 'Orals', project: 'Projects' },
    blocks: { points: 'Points', maxima: 'Out of', shares: 'Share of the maximum' },
    notes: {
      statuses:
        'An empty cell means that the paper isn’t complete. Letters are the statuses of the mark sheet.',
      classMean: 'Class means cover the complete papers of the whole class.',
      averages: {
        'by-maximum':
          'All points together: points earned divided by points possible, multiplied by coefficients.',
        'by-scale': 'Each exam on the scale: the mean of the results, weighted by coefficients.',
      },
      trend: 'Trend: the latest result compared with the mean of the earlier ones.',
      values: 'Some averages are values, because a formula would round them differently.',
      provisional: 'provisional',
    },
  },
  fr: {
    kind: 'carnet de notes',
    sheets: { gradebook: 'Carnet de notes', points: 'Points' },
    ...{ student: 'Élève', coefficient: 'Coefficient', outOf: 'Sur' },
    average: {
      'by-maximum': 'Moyenne, tous les points ensemble',
      'by-scale': 'Moyenne, chaque évaluation ramenée au barème',
    },
    ...{ trend: 'Tendance', rank: 'Rang', classMean: 'Moyenne de la classe' },
    group: (name) => `Groupe ${name}`,
    type: {
      ...{ test: 'Contrôles', quiz: 'Interrogations', homework: 'Devoirs' },
      ...{ oral: 'Oraux', project: 'Projets' },
    },
    blocks: { points: 'Points', maxima: 'Sur', shares: 'Part du maximum' },
    notes: {
      statuses:
        'Une case vide signifie que la copie est incomplète. Les lettres sont les statuts de la feuille de notes.',
      classMean: 'Les moyennes de la classe portent sur les copies complètes de toute la classe.',
      averages: {
        'by-maximum':
          'Tous les points ensemble\u00a0: points obtenus divisés par points possibles, multipliés par les coefficients.',
        'by-scale':
          'Chaque évaluation ramenée au barème\u00a0: moyenne des résultats, pondérée par les coefficients.',
      },
      trend: 'Tendance\u00a0: le dernier résultat comparé à la moyenne des précédents.',
      values: 'Certaines moyennes sont des valeurs, car une formule les arrondirait autrement.',
      provisional: 'provisoire',
    },
  },
  ar: {
    kind: 'سجل الدرجات',
    sheets: { gradebook: 'سجل الدرجات', points: 'النقاط' },
    ...{ student: 'الطالب', coefficient: 'المعامل', outOf: 'من أصل' },
    average: { 'by-maximum': 'المعدل، كل النقاط معًا', 'by-scale': 'المعدل، كل اختبار على السلّم' },
    ...{ trend: 'التطور', rank: 'الترتيب', classMean: 'متوسط الفصل' },
    group: (name) => `المجموعة ${name}`,
    type: {
      ...{ test: 'الاختبارات', quiz: 'الاختبارات القصيرة', homework: 'الواجبات' },
      ...{ oral: 'الاختبارات الشفوية', project: 'المشاريع' },
    },
    blocks: { points: 'النقاط', maxima: 'من أصل', shares: 'النسبة من القصوى' },
    notes: {
      statuses: 'الخانة الفارغة تعني أن الورقة غير مكتملة. والحروف هي حالات كشف الدرجات.',
      classMean: 'متوسطات الفصل محسوبة من الأوراق المكتملة لكل الفصل.',
      averages: {
        'by-maximum': 'كل النقاط معًا: النقاط المحصَّلة مقسومة على النقاط الممكنة، مضروبة في المعاملات.',
        'by-scale': 'كل اختبار على السلّم: متوسط النتائج مرجَّحًا بالمعاملات.',
      },
      trend: 'التطور: آخر نتيجة مقارنة بمتوسط النتائج السابقة.',
      values: 'بعض المعدلات قيم لا صيغ، لأن الصيغة تقرّبها على نحو مختلف.',
      provisional: 'مؤقت',
    },
  },
}
