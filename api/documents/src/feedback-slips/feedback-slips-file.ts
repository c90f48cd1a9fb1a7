import { renderInThread } from '../render-in-thread.ts'
import type { SlipContent } from './slip-content.ts'
import { slipTexts } from './slip-texts.ts'
import { slipStudents } from './slips-data.ts'

/** A pack of feedback slips as one PDF. */
export interface FeedbackSlips {
  /** The file name without its extension. */
  name: string
  /** Number of students in it. */
  students: number
  /** Renders in a thread of its own. */
  render: () => Promise<Buffer>
}

/** The file name of a pack, from which no student can be told. */
export const feedbackSlipsName = ({
  className,
  title,
  language,
}: Pick<SlipContent, 'className' | 'title' | 'language'>): string =>
  `${className} – ${title} – ${slipTexts[language].kind}`

export const feedbackSlips = (content: SlipContent): FeedbackSlips => ({
  name: feedbackSlipsName(content),
  students: slipStudents(content).length,
  render: () => renderInThread({ document: 'feedback-slips', content }),
})
