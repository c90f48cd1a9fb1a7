import type { Language } from '@classeur/contracts'

/** The texts of a student's report in one language. Numbers are passed formatted. */
export interface ReportTexts {
  title: string
  results: string
  exam: string
  date: string
  result: string
  points: string
  /** Shown beside a paper with missing marks. */
  notComplete: string
  /** Shown beside a class mean of few or incomplete papers. */
  provisional: string
  classMean: string
  skills: string
  /** Shown beside a skill with few questions. */
  fewQuestions: string
  errors: string
  comments: string
  nothingYet: string
  /** Shown if not all entries fit on the page. */
  someOf: (shown: string, all: string) => string
  times: (count: string) => string
  printedOn: (day: string) => string
}

export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    title: 'Student report',
    results: 'Results',
    exam: 'Exam',
    date: 'Date',
    result: 'Result',
    points: 'Points',
    notComplete: 'not complete',
    provisional: 'provisional',
    classMean: 'Class mean',
    skills: 'Skills',
    fewQuestions: 'few questions',
    errors: 'Errors by type',
    comments: 'Comments',
    nothingYet: 'No exam in this class has been marked yet.',
    someOf: (shown, all) => `latest ${shown} of ${all}`,
    times: (count) => `${count}×`,
    printedOn: (day) => `Created on ${day}`,
  },
  fr: {
    title: 'Bilan de l’élève',
    results: 'Résultats',
    exam: 'Évaluation',
    date: 'Date',
    result: 'Résultat',
    points: 'Points',
    notComplete: 'incomplet',
    provisional: 'provisoire',
    classMean: 'Moyenne de la classe',
    skills: 'Compétences',
    fewQuestions: 'peu de questions',
    errors: 'Erreurs par type',
    comments: 'Commentaires',
    nothingYet: 'Aucune évaluation de cette classe n’est encore corrigée.',
    someOf: (shown, all) => `${shown} sur ${all}, les plus récents`,
    times: (count) => `${count} fois`,
    printedOn: (day) => `Établi le ${day}`,
  },
  ar: {
    title: 'تقرير الطالب',
    results: 'النتائج',
    exam: 'الاختبار',
    date: 'التاريخ',
    result: 'النتيجة',
    points: 'النقاط',
    notComplete: 'غير مكتمل',
    provisional: 'مؤقت',
    classMean: 'متوسط الفصل',
    skills: 'المهارات',
    fewQuestions: 'أسئلة قليلة',
    errors: 'الأخطاء حسب النوع',
    comments: 'التعليقات',
    nothingYet: 'لم يُصحَّح أي اختبار في هذا الفصل بعد.',
    someOf: (shown, all) => `أحدث ${shown} من ${all}`,
    times: (count) => `×${count}`,
    printedOn: (day) => `حُرّر في ${day}`,
  },
}
