import type { LessonContext } from '@classeur/contracts'

/** An English class after a test on fractions. */
export const classOf6B: LessonContext = {
  students: 24,
  exam: { title: 'Fractions test', heldOn: '2026-03-12' },
  weakSkills: [
    {
      code: 'N.4',
      name: 'Adds fractions with unlike denominators',
      shareBasisPoints: 3820,
      questions: 3,
      missed: 15,
      of: 23,
    },
    {
      code: 'N.2',
      name: 'Finds equivalent fractions',
      shareBasisPoints: 5410,
      questions: 2,
      missed: 9,
      of: 23,
    },
  ],
  testedSkills: 2,
  errors: [
    {
      name: 'Adds the denominators',
      correction: 'Cut both into parts of the same size first.',
      questions: ['Q2', 'Q3'],
      students: 9,
      of: 23,
    },
    { name: 'Calculation slip', correction: '', questions: ['Q4'], students: 5, of: 23 },
  ],
  groups: [
    {
      letter: 'A',
      students: 9,
      needs: ['Finds equivalent fractions', 'Adds fractions with unlike denominators'],
    },
    { letter: 'B', students: 7, needs: ['Adds fractions with unlike denominators'] },
    { letter: 'C', students: 7, needs: [] },
  ],
  skills: [{ code: 'N.4', name: 'Adds fractions with unlike denominators' }],
  lastLesson: null,
}

/** An Arabic class that continues from its last lesson. */
export const classOfTheSixth: LessonContext = {
  students: 28,
  exam: { title: 'فرض الكسور', heldOn: '2026-02-20' },
  weakSkills: [
    { code: 'ك3', name: 'جمع كسرين مختلفي المقام', shareBasisPoints: 4150, questions: 2, missed: 16, of: 27 },
  ],
  testedSkills: 1,
  errors: [
    {
      name: 'جمع المقامين',
      correction: 'نوحّد المقامين أولًا ثم نجمع البسطين.',
      questions: ['س2'],
      students: 11,
      of: 27,
    },
  ],
  groups: [
    { letter: 'أ', students: 11, needs: ['توحيد المقامين'] },
    { letter: 'ب', students: 16, needs: ['تبسيط الناتج'] },
  ],
  skills: [],
  lastLesson: {
    title: 'الكسور المتكافئة',
    taughtOn: '2026-02-24',
    summary: 'كتب الطلاب كسورًا متكافئة بالضرب في العدد نفسه.',
    objectives: ['يكتب كسرًا مكافئًا لكسر معطى.'],
    homework: 'ثلاثة تمارين على الكسور المتكافئة.',
  },
}
