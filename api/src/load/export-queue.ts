import { createFileQueue, type FileQueue } from './file-queue.ts'

/**
 * The one queue of files that render the marks of a class. Only two run at a time to keep a small machine responsive;
 * few may wait, because each holds the marks of a class.
 */
const limits = { running: 2, all: 18, perPerson: 2, busy: 'general/too-many-requests' } as const

export interface RenderedFile {
  /** Whether rendering is so short that it needn't wait for a turn. */
  isQuick: boolean
  render: () => Promise<Buffer>
}

/** Renders files for people, a few at a time. */
export function createExportQueue() {
  const { enter, inTurn }: FileQueue = createFileQueue(limits)
  return {
    /**
     * Prepares and renders a file in its turn; null if the client has disconnected (`isGone`) before its turn.
     * @throws AppError `general/too-many-requests` if the person already has two files in the queue, or it is full
     */
    async run<File extends RenderedFile>(
      userId: string,
      prepare: () => Promise<File>,
      isGone: () => boolean,
    ): Promise<(Omit<File, keyof RenderedFile> & { bytes: Buffer }) | null> {
      const leave = enter(userId)
      try {
        const { isQuick, render, ...file } = await prepare()
        const bytes = isQuick ? await render() : await inTurn(async () => (isGone() ? null : render()))
        return bytes && { ...file, bytes }
      } finally {
        leave()
      }
    },
  }
}

export type ExportQueue = ReturnType<typeof createExportQueue>
