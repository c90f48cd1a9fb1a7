import type { ExportLessonPlanQuery } from '@classeur/contracts'
import { buildLessonDocument } from './build-lesson-document.ts'
import type { LessonPlanContent } from './lesson-plan-content.ts'
import { preparePictures } from './prepare-pictures.ts'

/** A lesson plan in one of three formats. Each writer is loaded when it is needed. */
export async function renderLessonPlan(
  content: LessonPlanContent,
  format: ExportLessonPlanQuery['format'],
): Promise<Buffer> {
  const document = buildLessonDocument(content, await preparePictures(content.pictures))
  switch (format) {
    case 'docx':
      return (await import('../text-document/docx/write-docx.ts')).writeDocx(document)
    case 'pdf':
      return (await import('../text-document/pdf/write-pdf.ts')).writePdf(document)
    case 'markdown':
      return Buffer.from(
        (await import('../text-document/markdown/write-markdown.ts')).writeMarkdown(document),
      )
  }
}
