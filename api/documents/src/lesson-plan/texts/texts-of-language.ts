import type { BloomLevel, LessonSectionKey } from '@classeur/contracts'

/** Headings and labels of a lesson plan, in its own language. */
export interface LessonPlanTexts {
  /** The name of the language in itself. */
  language: string
  facts: Record<'subject' | 'level' | 'duration' | 'language' | 'standards', string>
  minutes(count: number): string
  partial(done: number, total: number): string
  /** A part of the file's name. */
  withoutAnswers: string
  sections: Record<LessonSectionKey, string>
  bloom: Record<BloomLevel, string>
  /** They stand before a text, so they end with a colon. */
  labels: Record<Label, string>
  /** Headings of columns. */
  heads: Record<Head, string>
  parts: {
    support: string
    core: string
    challenge: string
    groups: string
    timeline: string
    criteria: string
    exitQuiz: string
    /** What each objective is practised and assessed with. */
    map: string
    below70: string
    answers: string
    quizKey: string
    fadedExample: string
  }
  /** Where the pages for students are. */
  sheetsAtEnd: string
  quizAtEnd: string
  sheetS: string
  sheetC: string
  /** Letters of the options of a question. */
  letters: readonly string[]
  blanks: { name: string; date: string }
  /** An objective or misconception by its position. */
  objective(position: number): string
  misconception(position: number): string
}

type Label =
  | 'bigIdea'
  | 'checkQuestion'
  | 'answer'
  | 'correction'
  | 'probe'
  | 'wrongAnswer'
  | 'reply'
  | 'minute'
  | 'marks'
  | 'analogy'
  | 'problem'
  | 'feedback'
  | 'quizTime'
  | 'homeworkTime'

type Head =
  | 'number'
  | 'level'
  | 'objective'
  | 'evidence'
  | 'term'
  | 'meaning'
  | 'phase'
  | 'from'
  | 'minutes'
  | 'teacher'
  | 'students'
  | 'group'
  | 'need'
  | 'task'
  | 'tasks'
  | 'questions'
  | 'cut'
  | 'saved'
