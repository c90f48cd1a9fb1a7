import type { Language } from '@classeur/contracts'

/** The words of a student's report in one language. Numbers come formatted. */
export interface ReportWords {
  title: string
  results: string
  exam: string
  date: string
  points: string
  grade: string
  classMean: string
  skills: string
  /** Beside a skill of few questions. */
  fewQuestions: string
  errors: string
  comments: string
  nothingYet: string
  /** When not all fit on the page. */
  someOf: (shown: string, all: string) => string
  times: (count: string) => string
  printedOn: (day: string) => string
}

export const reportWords: Record<Language, ReportWords> = {
  en: {
    title: 'Student report',
    results: 'Results',
    exam: 'Exam',
    date: 'Date',
    points: 'Points',
    grade: 'Grade',
    classMean: 'Class mean',
    skills: 'Skills',
    fewQuestions: 'few questions',
    errors: 'Errors by type',
    comments: 'Comments',
    nothingYet: 'No exam of this class has been marked yet.',
    someOf: (shown, all) => `latest ${shown} of ${all}`,
    times: (count) => `${count}×`,
    printedOn: (day) => `Made on ${day}`,
  },
  fr: {
    title: 'Bilan de l’élève',
    results: 'Résultats',
    exam: 'Évaluation',
    date: 'Date',
    points: 'Points',
    grade: 'Niveau',
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
    points: 'النقاط',
    grade: 'التقدير',
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
