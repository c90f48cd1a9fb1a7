/** For whom a sheet was made. */
type Audience =
  | { scope: 'class' }
  | { scope: 'group'; studentIds: readonly string[] }
  | { scope: 'student'; studentId: string }

/** A sheet of an exam; `writtenAt` is null until it is finished. */
interface MadeSheet {
  kind: string
  language: string
  audience: Audience
  writtenAt: Date | null
}

const isFor = (audience: Audience, studentId: string): boolean =>
  audience.scope === 'class' ||
  (audience.scope === 'group' ? audience.studentIds : [audience.studentId]).includes(studentId)

/**
 * The practice sheet that a note or a slip names: the newest finished one for the student.
 * @param sheets the sheets made from one exam, newest first
 * @param language of the sheet; left out for any
 */
export const practiceSheetFor = <Sheet extends MadeSheet>(
  sheets: readonly Sheet[],
  studentId: string,
  language?: string,
): Sheet | undefined =>
  sheets.find(
    (sheet) =>
      sheet.kind === 'practice-sheet' &&
      sheet.writtenAt !== null &&
      (language === undefined || sheet.language === language) &&
      isFor(sheet.audience, studentId),
  )
