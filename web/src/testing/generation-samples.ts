import type { GenerationSnapshot, LessonPlan, LessonRequest, LessonSection } from '@classeur/contracts'

export const generationId = '65f0000000000000000000aa'

export const request: LessonRequest = {
  subject: 'Mathematics',
  level: '6B',
  topic: 'Adding fractions',
  durationMin: 55,
  priorKnowledge: '',
  materials: '',
  teachingModel: 'direct',
  language: 'en',
  standards: '',
  wishes: '',
  classId: null,
  examId: null,
  skillIds: [],
  continues: null,
}

/** A generation as the API returns it. A test passes only the fields that it is about. */
export const snapshotOf = (fields: Partial<GenerationSnapshot> = {}): GenerationSnapshot => ({
  id: generationId,
  kind: 'lesson-plan',
  title: 'Adding fractions',
  state: 'active',
  stage: 'writing',
  percent: 10,
  step: { done: 0, total: 12 },
  attempt: 1,
  seq: 3,
  price: 5,
  charged: 0,
  error: null,
  retryable: false,
  retryPrice: 5,
  generator: { kind: 'sample', model: null, promptVersion: null },
  lessonPlanId: generationId,
  request,
  imageRequest: null,
  lessonSection: null,
  documentRequest: null,
  resource: null,
  parentId: null,
  children: null,
  objectives: null,
  objectiveEdits: null,
  draft: null,
  queuePosition: null,
  secondsLeft: null,
  createdAt: '2026-11-18T08:00:00.000Z',
  startedAt: '2026-11-18T08:00:01.000Z',
  finishedAt: null,
  ...fields,
})

/** The fields of a section around its value, as written and unchanged. */
export const asWritten = { seconds: 2, version: 0, notes: [], flag: null }

export const overview: LessonSection = {
  ...asWritten,
  key: 'overview',
  value: { summary: 'From strips to a rule.', bigIdea: 'Only equal pieces can be counted together.' },
}
export const phases: LessonSection = {
  ...asWritten,
  key: 'phases',
  value: {
    items: [
      {
        title: 'Starter',
        minutes: 25,
        teacher: 'Collect guesses.',
        students: 'Write a guess.',
        checkQuestion: 'Whose drawing can be counted?',
        feedback: 'Point to the pieces.',
        imageId: null,
      },
      {
        title: 'Practice',
        minutes: 30,
        teacher: 'Hand out strips.',
        students: 'Draw the bars.',
        checkQuestion: 'Why twelfths?',
        feedback: 'Ask for a reason.',
        imageId: null,
      },
    ],
    fittedFromMin: 50,
  },
}

export const objective = {
  text: 'Add two fractions whose denominators differ.',
  bloomLevel: 'apply',
  evidence: 'Solves four of five sums.',
} as const

/** A lesson plan with these sections and this generation, which its reader owns and may edit. */
export const lessonPlanOf = (
  generation: Partial<GenerationSnapshot>,
  sections: LessonSection[] = [],
): LessonPlan & { generation: GenerationSnapshot } => ({
  id: generationId,
  title: 'Adding fractions',
  request,
  objectives: [objective],
  sections,
  origin: 'generated',
  generation: snapshotOf({ step: { done: sections.length, total: 12 }, ...generation }),
  createdAt: '2026-11-18T08:00:00.000Z',
  revision: 1,
  rights: { edit: true, own: true },
  schoolClass: null,
  taughtOn: null,
  proposals: [],
  rewrites: [],
  groups: [],
  shareToken: null,
  sharedWithSchool: false,
  archived: false,
  pictures: [],
  brief: null,
})

export const walletAnswer = (available = 20) => ({
  balance: { granted: available, purchased: 0, reserved: 0 },
  available,
  period: {
    ...{ grant: 20, left: available },
    ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
  },
})
