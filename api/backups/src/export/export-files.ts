import type { PersonExport } from '@classeur/database'
import { z } from 'zod'
import { exportSchemas, type ExportFile } from './export-schemas.ts'

/** The name of the file that describes all others. */
const exportSchemaFile = 'schema.json'

/**
 * The files of an export besides the backup: JSON Lines, one file per subject, and a JSON Schema of their lines. A file
 * is read into memory as a whole: a person who works every day has some megabytes in a year.
 */
export async function* exportFiles(
  person: PersonExport,
  userId: string,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const readers: Record<ExportFile, () => AsyncIterable<object>> = {
    account: () => person.user(userId),
    settings: () => person.profile(userId),
    sessions: () => person.sessions(userId),
    activity: () => person.activity(userId),
    orders: () => person.orders(userId),
    'credit-notes': () => person.creditNotes(userId),
    credits: () => person.credits(userId),
    generations: () => person.generations(userId),
    memberships: () => person.memberships(userId),
    'entered-marks': () => person.enteredMarks(userId),
    'picture-reports': () => person.pictureReports(userId),
    'publication-decisions': () => person.publicationDecisions(userId),
    invitations: () => person.invitations(userId),
    school: () => person.school(userId),
    subscription: () => person.subscription(userId),
    'paid-subscriptions': () => person.paidSubscriptions(userId),
    'payment-customer': () => person.paymentCustomer(userId),
    'picture-likes': () => person.pictureLikes(userId),
    'join-requests': () => person.joinRequests(userId),
    'backup-schedule': () => person.backupSchedule(userId),
    backups: () => person.backups(userId),
    restores: () => person.restores(userId),
    deletion: () => person.deletion(userId),
    'overall-comments': () => person.overallComments(userId),
    sheets: () => person.sheets(userId),
    'sheet-edits': () => person.sheetEdits(userId),
    'class-log': () => person.classLog(userId),
    'structure-changes': () => person.structureChanges(userId),
    'student-imports': () => person.studentImports(userId),
    'lesson-plan-edits': () => person.lessonPlanEdits(userId),
  }
  for (const name of Object.keys(exportSchemas) as ExportFile[]) {
    const lines: string[] = []
    for await (const document of readers[name]()) {
      // Ids and dates become text first, as a reader of the file gets them.
      lines.push(JSON.stringify(exportSchemas[name].parse(JSON.parse(JSON.stringify(document)))))
    }
    yield { name: `${name}.jsonl`, bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')) }
  }
  yield { name: exportSchemaFile, bytes: Buffer.from(JSON.stringify(describeFiles(), null, 2)) }
}

/** A JSON Schema of a line, by the name of its file. */
function describeFiles() {
  const entries = Object.entries(exportSchemas).map(([name, schema]) => [
    `${name}.jsonl`,
    z.toJSONSchema(schema),
  ])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: Object.fromEntries(entries) as object,
  }
}
