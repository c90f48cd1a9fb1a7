import { AppError, ImportFileContent, MarksFile } from '@classeur/contracts'
import { maxLeaves } from '@classeur/domain/exams'
import { parentPort, workerData } from 'node:worker_threads'
import { readImportFile } from './read-import-file.ts'
import type { ReadAnswer, ReadTask } from './read-in-thread.ts'

/** Every question an exam can have, and the columns about the student and the result. */
const maxMarksFileColumns = maxLeaves + 40

/** Reads the one file it is given, and answers with the JSON that is sent, so that nothing large is left to do. */
const port = parentPort
if (!port) throw new Error('this program is a worker thread')
const answer = (message: ReadAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

port.postMessage('started')
try {
  const { bytes, kind } = workerData as ReadTask
  const content =
    kind === 'list'
      ? ImportFileContent.parse(await readImportFile(bytes))
      : MarksFile.parse((await readImportFile(bytes, maxMarksFileColumns)).sheets[0])
  const json = new TextEncoder().encode(JSON.stringify(content))
  answer({ json }, [json.buffer])
} catch (error) {
  if (error instanceof AppError) answer({ code: error.code, params: error.params })
  // Whatever a library stumbles over: the program is the same for every file, so the file is what is different.
  else answer({ code: 'imports/unreadable', params: {}, cause: String(error) })
}
