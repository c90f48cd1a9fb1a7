import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'

const folderOf = (directory: string, bucket: string) => join(directory, bucket, '._S3rver_uploads')

/** The ids of the unfinished multipart uploads of a bucket. */
export const unfinishedUploads = (directory: string, bucket: string): Promise<string[]> =>
  readdir(folderOf(directory, bucket)).catch(() => [])

async function listing(directory: string, bucket: string): Promise<string> {
  const uploads = await Promise.all(
    (await unfinishedUploads(directory, bucket)).map(async (id) => {
      const folder = join(folderOf(directory, bucket), id)
      const [key, { mtime }] = [await readFile(join(folder, 'key'), 'utf8'), await stat(folder)]
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`
    }),
  )
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`
}

/** Adds the requests that list and abort multipart uploads, which the package underneath lacks. */
export const withUploads =
  (directory: string, handle: RequestListener): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const bucket = pathname.split('/')[1] ?? ''
    const uploadId = searchParams.get('uploadId')
    if (request.method === 'GET' && searchParams.has('uploads')) {
      void listing(directory, bucket).then((xml) => response.end(xml))
    } else if (request.method === 'DELETE' && uploadId) {
      const folder = join(folderOf(directory, bucket), uploadId)
      void rm(folder, { recursive: true, force: true }).then(() => response.writeHead(204).end())
    } else handle(request, response)
  }
