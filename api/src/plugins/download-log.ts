import { AppError, type DownloadedFile } from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import { Readable } from 'node:stream'

export interface DownloadLogOptions {
  /** Adds the download to the log of the person's account; rejects if it can't. */
  recordDownload: (userId: string, file: DownloadedFile) => Promise<void>
}

/** The files by the end of their route; others are `other`, so that a new download is logged from the start. */
const files: readonly (readonly [RegExp, DownloadedFile])[] = [
  [/^\/api\/exams\//, 'marks'],
  [/\/gradebook\//, 'gradebook'],
  [/^\/api\/documents\/|\/report\.pdf$/, 'reports'],
  [/^\/api\/lesson-plans\//, 'lesson-plan'],
  [/^\/api\/resources\//, 'resource'],
  [/^\/api\/images\//, 'picture'],
  [/receipt\.pdf$|\/credit-notes\//, 'receipt'],
  [/\/orders\.csv$/, 'orders'],
  [/\/wallet\.csv$/, 'wallet'],
]

/** What a route's file contains. */
export const downloadedFileOf = (route: string): DownloadedFile =>
  files.find(([pattern]) => pattern.test(route))?.[1] ?? 'other'

/**
 * Logs every file that a signed-in person downloads, before its first byte leaves. Without the entry there is no file,
 * because a log of downloads with gaps is worth nothing.
 */
export const downloadLog = fastifyPlugin<DownloadLogOptions>(
  async (app, { recordDownload }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const disposition = String(reply.getHeader('content-disposition') ?? '')
      if (reply.statusCode !== 200 || !disposition.startsWith('attachment') || !request.identity)
        return payload
      try {
        await recordDownload(request.identity.userId, downloadedFileOf(request.routeOptions.url ?? ''))
        return payload
      } catch (cause) {
        if (payload instanceof Readable) payload.destroy()
        reply.removeHeader('content-disposition')
        reply.removeHeader('content-length')
        throw new AppError('general/unavailable', {}, { cause })
      }
    })
  },
  { name: 'download-log', dependencies: ['authentication'] },
)
