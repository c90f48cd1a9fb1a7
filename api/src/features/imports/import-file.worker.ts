import { AppError, ImportFileContent, MarksFile } from '@classeur/contracts'
import { maxLeaves } from '@classeur/domain/exams'
import { isNotesTable, noteParts } from '@classeur/domain/marks'
import { parentPort, workerData } from 'node:worker_threads'
import { readImportFile } from './read-import-file.ts'
import type { ReadAnswer, ReadTask } from './read-in-thread.ts'

/** Every possible question of an exam with its mark and its note, and the columns for the student and the result. */
const maxMarksFileColumns = maxLeaves * (1 + noteParts.length) + 40

/** The first sheet has the marks; the notes are in another sheet of an exported workbook. */
function marksFileOf({ sheets: [marks, ...others] }: ImportFileContent): MarksFile {
  const notes = others.find(({ rows }) => isNotesTable(rows))
  return MarksFile.parse({ rows: marks?.rows, ...(notes && { notes }) })
}

/** Reads one file and returns the JSON for the response, so that the main thread has little left to do. */
const port = parentPort
if (!port) throw new Error('this program is a worker thread')
const answer = (message: ReadAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

port.postMessage('started')
try {
  const { bytes, kind } = workerData as ReadTask
  const content =
    kind === 'list'
      ? ImportFileContent.parse(await readImportFile(bytes))
      : marksFileOf(await readImportFile(bytes, maxMarksFileColumns))
  const json = new TextEncoder().encode(JSON.stringify(content))
  answer({ json }, [json.buffer])
} catch (error) {
  if (error instanceof AppError) answer({ code: error.code, params: error.params })
  // Any other error is caused by the file, because the program is the same for every file.
  else answer({ code: 'imports/unreadable', params: {}, cause: String(error) })
}
