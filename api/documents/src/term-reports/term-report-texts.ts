import type { Aggregation, Language, MarkStatus } from '@classeur/contracts'

/** The texts of term reports. They are read by children and parents. Numbers are passed formatted. */
export interface TermReportTexts {
  kind: string
  title: string
  average: Record<Aggregation, string>
  /** Shown beside the average that the class has chosen. */
  chosen: string
  rank: string
  rankOf: (rank: string, students: string) => string
  absences: string
  heads: { exam: string; date: string; coefficient: string; result: string; classMean: string }
  noResults: string
  /** Instead of a result, or beside a result that a status explains. */
  status: Record<MarkStatus, string>
  notComplete: string
  noResult: string
  provisional: string
  skills: string
  skillsAbout: string
  fewQuestions: string
  comments: string
  overall: string
  teacher: string
  family: string
  more: (count: string) => string
}

export const termReportTexts: Record<Language, TermReportTexts> = {
  en: {
    kind: 'term reports',
    title: 'Term report',
    average: { 'by-maximum': 'Average, all points together', 'by-scale': 'Average, each exam on the scale' },
    ...{ chosen: 'counts for the term', rank: 'Rank' },
    rankOf: (rank, students) => `${rank} of ${students}`,
    absences: 'Exams missed',
    heads: {
      ...{ exam: 'Exam', date: 'Date', coefficient: 'Coefficient' },
      ...{ result: 'Result', classMean: 'Class mean' },
    },
    noResults: 'No exam of this period has a result yet.',
    status: {
      ...{ absent: 'Absent', absentZero: 'absent, counts as zero', exempt: 'Exempt' },
      ...{ notGraded: 'Not graded', notSubmitted: 'Not handed in' },
      ...{ notSubmittedZero: 'not handed in, counts as zero', unfit: 'Unfit' },
    },
    ...{ notComplete: 'Not complete', noResult: 'No result', provisional: 'provisional' },
    ...{ skills: 'Skills', skillsAbout: 'Share of the points, and the mean of the class' },
    ...{ fewQuestions: 'few questions', comments: 'Comments on exams', overall: 'Overall comment' },
    ...{ teacher: 'Teacher’s signature', family: 'Parent’s signature' },
    more: (count) => `and ${count} more`,
  },
  fr: {
    kind: 'bulletins',
    title: 'Bulletin',
    average: {
      'by-maximum': 'Moyenne, tous les points ensemble',
      'by-scale': 'Moyenne, chaque évaluation ramenée au barème',
    },
    ...{ chosen: 'compte pour la période', rank: 'Rang' },
    rankOf: (rank, students) => `${rank} sur ${students}`,
    absences: 'Évaluations manquées',
    heads: {
      ...{ exam: 'Évaluation', date: 'Date', coefficient: 'Coefficient' },
      ...{ result: 'Résultat', classMean: 'Moyenne de la classe' },
    },
    noResults: 'Aucune évaluation de cette période n’a encore de résultat.',
    status: {
      ...{ absent: 'Absence', absentZero: 'absence, compte pour zéro', exempt: 'Dispense' },
      ...{ notGraded: 'Non noté', notSubmitted: 'Non rendu' },
      ...{ notSubmittedZero: 'non rendu, compte pour zéro', unfit: 'Inaptitude' },
    },
    ...{ notComplete: 'Incomplet', noResult: 'Pas de résultat', provisional: 'provisoire' },
    ...{ skills: 'Compétences', skillsAbout: 'Part des points, et moyenne de la classe' },
    ...{ fewQuestions: 'peu de questions', comments: 'Commentaires sur les évaluations' },
    overall: 'Appréciation générale',
    ...{ teacher: 'Signature de l’enseignant', family: 'Signature des parents' },
    more: (count) => `et ${count} de plus`,
  },
  ar: {
    kind: 'تقارير الفترة',
    title: 'تقرير الفترة',
    average: { 'by-maximum': 'المعدل، كل النقاط معًا', 'by-scale': 'المعدل، كل اختبار على السلّم' },
    ...{ chosen: 'المعتمد في هذه الفترة', rank: 'الترتيب' },
    rankOf: (rank, students) => `${rank} من ${students}`,
    absences: 'اختبارات غاب عنها',
    heads: {
      ...{ exam: 'الاختبار', date: 'التاريخ', coefficient: 'المعامل' },
      ...{ result: 'النتيجة', classMean: 'متوسط الفصل' },
    },
    noResults: 'لا توجد نتيجة لأي اختبار في هذه الفترة بعد.',
    status: {
      ...{ absent: 'غائب', absentZero: 'غائب، تُحتسب صفرًا', exempt: 'معفى' },
      ...{ notGraded: 'بلا درجة', notSubmitted: 'لم يُسلَّم' },
      ...{ notSubmittedZero: 'لم يُسلَّم، تُحتسب صفرًا', unfit: 'غير لائق' },
    },
    ...{ notComplete: 'غير مكتمل', noResult: 'بلا نتيجة', provisional: 'مؤقت' },
    ...{ skills: 'المهارات', skillsAbout: 'النسبة من النقاط، ومتوسط الفصل' },
    ...{ fewQuestions: 'أسئلة قليلة', comments: 'ملاحظات على الاختبارات', overall: 'الملاحظة العامة' },
    ...{ teacher: 'توقيع المعلم', family: 'توقيع ولي الأمر' },
    more: (count) => `و${count} غيرها`,
  },
}
