import type { BloomLevel, Language } from '@classeur/contracts'

/** The texts of a worked sheet. Names of sheets are at most 31 characters, without `: \ / ? * [ ]`. */
export interface WorkedTexts {
  sheets: { papers: string; results: string; questions: string; areas: string }
  maximum: string
  /** 1 for a question that raises the maximum, 0 for a bonus. */
  raisesMaximum: string
  points: string
  share: string
  counts: string
  passed: string
  rank: string
  percentile: string
  passMark: string
  result: (maximum: string) => string
  pointsOf: (maximum: string) => string
  measures: {
    n: string
    mean: string
    median: string
    lowest: string
    highest: string
    deviation: string
    lowerQuartile: string
    upperQuartile: string
    passRate: string
  }
  students: {
    student: string
    total: string
    inUpper: string
    inLower: string
    rest: (question: string) => string
  }
  questions: {
    mean: string
    facility: string
    itemRest: string
    itemTotal: string
    upperLower: string
    planned: string
    /** The same in an exam with a bonus. */
    plannedWithBonus: string
    covarianceRoot: string
    effective: string
    variance: string
    alphaWithout: string
    groupSize: string
    alpha: string
    standardError: string
    totalVariance: string
  }
  areas: { area: string; questions: string; lost: string; maximum: string; won: string }
  levels: Record<BloomLevel, string>
  notes: { recomputes: string; listwise: string; areas: string; groups: string }
}

export const workedTexts: Record<Language, WorkedTexts> = {
  en: {
    sheets: { papers: 'Papers', results: 'Results', questions: 'Questions', areas: 'Skills and levels' },
    ...{ maximum: 'Maximum', raisesMaximum: 'Raises the maximum (1) or bonus (0)', points: 'Points' },
    ...{ share: 'Share', counts: 'Counts (1) or not (0)', passed: 'Passed (1)', rank: 'Rank' },
    ...{ percentile: 'Percentile rank', passMark: 'Pass mark' },
    result: (maximum) => `Result / ${maximum}`,
    pointsOf: (maximum) => `Points / ${maximum}`,
    measures: {
      ...{ n: 'n', mean: 'Mean', median: 'Median', lowest: 'Lowest', highest: 'Highest' },
      ...{ deviation: 'Standard deviation (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      passRate: 'Pass rate',
    },
    students: {
      ...{ student: 'Student', total: 'Total', inUpper: 'In the upper group', inLower: 'In the lower group' },
      rest: (question) => `Total without ${question}`,
    },
    questions: {
      ...{ mean: 'Mean', facility: 'Facility', itemRest: 'Item-rest correlation r' },
      ...{ itemTotal: 'Item-total correlation', upperLower: 'D27', planned: 'Planned weight (%)' },
      plannedWithBonus: 'Planned weight (%), solved bonus included',
      ...{ covarianceRoot: 'Root of the covariance with the total', effective: 'Effective weight (%)' },
      ...{ variance: 'Variance (n−1)', alphaWithout: 'Alpha without the question' },
      ...{ groupSize: 'Size of each group (27 %)', alpha: 'Cronbach’s alpha' },
      ...{ standardError: 'Standard error of measurement', totalVariance: 'Variance of the totals' },
    },
    areas: {
      ...{ area: 'Skill or level', questions: 'Questions', lost: 'Points lost', maximum: 'Maximum' },
      won: 'Share of points won',
    },
    levels: {
      ...{ remember: 'Remember', understand: 'Understand', apply: 'Apply' },
      ...{ analyse: 'Analyse', evaluate: 'Evaluate', create: 'Create' },
    },
    notes: {
      recomputes: 'Change a mark on the sheet “Papers” and every number recomputes.',
      listwise:
        'Only students with a number in every question count here. Those who were complete when the file was made are listed.',
      areas:
        'All numbers of the students who take part count here. A skill weighs its questions as the exam says.',
      groups: 'Students tied at the boundary of a group share its remaining places.',
    },
  },
  fr: {
    sheets: {
      papers: 'Copies',
      results: 'Résultats',
      questions: 'Questions',
      areas: 'Compétences et niveaux',
    },
    ...{ maximum: 'Maximum', raisesMaximum: 'Compte dans le maximum (1) ou bonus (0)', points: 'Points' },
    ...{ share: 'Part', counts: 'Comptée (1) ou non (0)', passed: 'Réussi (1)', rank: 'Rang' },
    ...{ percentile: 'Rang centile', passMark: 'Seuil de réussite' },
    result: (maximum) => `Résultat / ${maximum}`,
    pointsOf: (maximum) => `Points / ${maximum}`,
    measures: {
      ...{ n: 'n', mean: 'Moyenne', median: 'Médiane', lowest: 'Minimum', highest: 'Maximum obtenu' },
      ...{ deviation: 'Écart type (n−1)', lowerQuartile: 'Quartile 1', upperQuartile: 'Quartile 3' },
      passRate: 'Taux de réussite',
    },
    students: {
      ...{
        student: 'Élève',
        total: 'Total',
        inUpper: 'Dans le groupe fort',
        inLower: 'Dans le groupe faible',
      },
      rest: (question) => `Total sans ${question}`,
    },
    questions: {
      ...{ mean: 'Moyenne', facility: 'Facilité', itemRest: 'Corrélation item-reste r' },
      ...{ itemTotal: 'Corrélation item-total', upperLower: 'D27', planned: 'Poids prévu (%)' },
      plannedWithBonus: 'Poids prévu (%), bonus réussi compris',
      ...{ covarianceRoot: 'Racine de la covariance avec le total', effective: 'Poids réel (%)' },
      ...{ variance: 'Variance (n−1)', alphaWithout: 'Alpha sans la question' },
      ...{ groupSize: 'Taille de chaque groupe (27\u00a0%)', alpha: 'Alpha de Cronbach' },
      ...{ standardError: 'Erreur type de mesure', totalVariance: 'Variance des totaux' },
    },
    areas: {
      ...{ area: 'Compétence ou niveau', questions: 'Questions', lost: 'Points perdus', maximum: 'Maximum' },
      won: 'Part des points obtenus',
    },
    levels: {
      ...{ remember: 'Mémoriser', understand: 'Comprendre', apply: 'Appliquer' },
      ...{ analyse: 'Analyser', evaluate: 'Évaluer', create: 'Créer' },
    },
    notes: {
      recomputes:
        'Modifiez une note sur la feuille «\u00a0Copies\u00a0»\u00a0: tous les nombres sont recalculés.',
      listwise:
        'Seuls les élèves avec un nombre à chaque question comptent ici. La liste contient ceux dont la copie était complète à la création du fichier.',
      areas:
        'Tous les nombres des élèves concernés comptent ici. Une compétence pondère ses questions comme l’évaluation l’indique.',
      groups: 'Les élèves à égalité à la limite d’un groupe se partagent les places restantes.',
    },
  },
  ar: {
    sheets: { papers: 'الأوراق', results: 'النتائج', questions: 'الأسئلة', areas: 'المهارات والمستويات' },
    ...{ maximum: 'الدرجة القصوى', raisesMaximum: 'يدخل في القصوى (1) أو مكافأة (0)', points: 'النقاط' },
    ...{ share: 'النسبة', counts: 'محتسبة (1) أو لا (0)', passed: 'ناجح (1)', rank: 'الترتيب' },
    ...{ percentile: 'الرتبة المئينية', passMark: 'درجة النجاح' },
    result: (maximum) => `النتيجة / ${maximum}`,
    pointsOf: (maximum) => `النقاط / ${maximum}`,
    measures: {
      ...{ n: 'العدد', mean: 'المتوسط', median: 'الوسيط', lowest: 'الأدنى', highest: 'الأعلى' },
      ...{
        deviation: 'الانحراف المعياري (n−1)',
        lowerQuartile: 'الربيع الأول',
        upperQuartile: 'الربيع الثالث',
      },
      passRate: 'نسبة النجاح',
    },
    students: {
      ...{
        student: 'الطالب',
        total: 'المجموع',
        inUpper: 'في المجموعة العليا',
        inLower: 'في المجموعة الدنيا',
      },
      rest: (question) => `المجموع دون ${question}`,
    },
    questions: {
      ...{ mean: 'المتوسط', facility: 'السهولة', itemRest: 'ارتباط السؤال بالباقي r' },
      ...{ itemTotal: 'ارتباط السؤال بالمجموع', upperLower: 'D27', planned: 'الوزن المخطط (%)' },
      plannedWithBonus: 'الوزن المخطط (%)، بما فيه الإضافي المحلول',
      ...{ covarianceRoot: 'جذر التغاير مع المجموع', effective: 'الوزن الفعلي (%)' },
      ...{ variance: 'التباين (n−1)', alphaWithout: 'ألفا دون السؤال' },
      ...{ groupSize: 'حجم كل مجموعة (27%)', alpha: 'ألفا كرونباخ' },
      ...{ standardError: 'الخطأ المعياري للقياس', totalVariance: 'تباين المجاميع' },
    },
    areas: {
      ...{
        area: 'المهارة أو المستوى',
        questions: 'الأسئلة',
        lost: 'النقاط المفقودة',
        maximum: 'الدرجة القصوى',
      },
      won: 'نسبة النقاط المحصلة',
    },
    levels: {
      ...{ remember: 'التذكر', understand: 'الفهم', apply: 'التطبيق' },
      ...{ analyse: 'التحليل', evaluate: 'التقويم', create: 'الإبداع' },
    },
    notes: {
      recomputes: 'غيّر درجة في ورقة «الأوراق» فيُعاد حساب كل الأرقام.',
      listwise: 'لا يُحتسب هنا إلا من له رقم في كل سؤال. القائمة لمن كانت أوراقهم مكتملة عند إنشاء الملف.',
      areas: 'تُحتسب هنا كل أرقام الطلاب المشاركين. وتزن المهارة أسئلتها كما يحدد الاختبار.',
      groups: 'يتقاسم الطلاب المتساوون عند حد المجموعة الأماكن الباقية.',
    },
  },
}
