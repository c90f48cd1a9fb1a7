import type { ExportLessonPlanQuery } from '@classeur/contracts'
import { altTextWithLabels } from '@classeur/domain/labels'
import { preparePictures } from '../labelled-picture/prepare-pictures.ts'
import type { Picture } from '../text-document/text-document.ts'
import { writeMarkdown } from '../text-document/markdown/write-markdown.ts'
import { buildLessonDocument } from './build-lesson-document.ts'
import type { LessonPlanContent } from './lesson-plan-content.ts'

/** The formats that take long enough to be made in a thread. */
export type HeavyFormat = Exclude<ExportLessonPlanQuery['format'], 'markdown'>

/** A lesson plan as Markdown, in a few milliseconds. Pictures are only named. */
export function renderMarkdown(content: LessonPlanContent): Buffer {
  const named = content.pictures.map(({ imageId, alt, labels }): [string, Picture] => [
    imageId,
    { bytes: new Uint8Array(), format: 'png', width: 0, height: 0, alt: altTextWithLabels(alt, labels) },
  ])
  return Buffer.from(writeMarkdown(buildLessonDocument(content, new Map(named))))
}

/** A lesson plan as DOCX or PDF. Each writer is loaded when it is needed. */
export async function renderLessonPlan(content: LessonPlanContent, format: HeavyFormat): Promise<Buffer> {
  const document = buildLessonDocument(content, await preparePictures(content.pictures))
  return format === 'docx'
    ? (await import('../text-document/docx/write-docx.ts')).writeDocx(document)
    : (await import('../text-document/pdf/write-pdf.ts')).writePdf(document)
}
