import type { ExportLessonPlanQuery } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import { renderInThread } from '../render-in-thread.ts'
import type { LessonPlanContent } from './lesson-plan-content.ts'
import { renderMarkdown } from './render-lesson-plan.ts'
import { lessonPlanTexts } from './texts/lesson-plan-texts.ts'

const forms = {
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  pdf: { mediaType: 'application/pdf', extension: 'pdf' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
} as const

/** Names of files are cut here, because some systems refuse longer ones. */
const longestName = 100

function fileName({ title, request, withAnswers }: LessonPlanContent): string {
  const name = [...plainInline(title)].slice(0, longestName).join('').trim()
  return withAnswers ? name : `${name} – ${lessonPlanTexts[request.language].withoutAnswers}`
}

/** A lesson plan as a file. `name`: without extension. `isQuick`: whether it needn't wait for a turn. */
export const lessonPlanFile = (content: LessonPlanContent, format: ExportLessonPlanQuery['format']) => ({
  ...forms[format],
  name: fileName(content),
  isQuick: format === 'markdown',
  render: async (): Promise<Buffer> =>
    format === 'markdown'
      ? renderMarkdown(content)
      : renderInThread({ document: 'lesson-plan', content, format }),
})

export type LessonPlanFile = ReturnType<typeof lessonPlanFile>
