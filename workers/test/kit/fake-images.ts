import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { z } from 'zod'
import { takeTime } from './take-time.ts'

const FakeFile = z.enum([
  'png',
  'blank',
  'tiny',
  'upright',
  'jpeg-with-exif',
  'svg',
  'gif',
  'html',
  'empty',
  'truncated',
  'bomb',
])
type FakeFile = z.infer<typeof FakeFile>

/** The fake provider's behaviour for one image request; the defaults are those of a healthy server. */
export const FakeImageBehaviour = z.strictObject({
  mode: z
    .enum([
      /** Responds with the file as base64. */
      'base64',
      /** Responds with `url`, or with the URL of the file on this server. */
      'url',
      /** Accepts the request and never responds. */
      'hang',
      /** Goes silent after half of the response. */
      'hang-mid-answer',
      /** Destroys the socket after half of the response. */
      'cut',
      /** Responds with `status` (and `retryAfter`, `errorBody`). */
      'status',
      /** Responds with 200 and `errorBody`. */
      'error-in-answer',
      /** Responds with 200 and an HTML page. */
      'garbage',
      /** Sends a valid response without a picture. */
      'no-image',
      /** Sends base64 until the reader disconnects. */
      'endless',
      /** Redirects the client to another address. */
      'redirect',
    ])
    .default('base64'),
  status: z.number().int().default(500),
  /** Value of the Retry-After header. */
  retryAfter: z.string().optional(),
  errorBody: z.unknown().optional(),
  url: z.string().optional(),
  /** Fields of the request that this server doesn't know and refuses. */
  refusedFields: z.array(z.string()).default([]),
  /** The only sizes that this server accepts; all if it is missing. */
  acceptedSizes: z.array(z.string()).optional(),
  /** Whether a refusal of a size lists the accepted ones. */
  listsSizes: z.boolean().default(true),
  /** The delay before the response starts. */
  delayMs: z.number().default(0),
  file: FakeFile.default('png'),
  fileType: z.string().default('image/png'),
  fileMode: z
    .enum([
      'normal',
      /** Redirects to `url`. */
      'redirect',
      'hang',
      'hang-mid-file',
      'cut',
      'missing',
      /** Sends bytes until the reader disconnects. */
      'endless',
      /** Announces a far greater length than it sends. */
      'announces-much',
    ])
    .default('normal'),
})
export type FakeImageBehaviour = z.infer<typeof FakeImageBehaviour>

/** Handles `POST /v1/images/generations`. */
export async function answerImage(
  response: ServerResponse,
  body: Record<string, unknown>,
  behaviour: FakeImageBehaviour,
  origin: string,
): Promise<void> {
  const { mode } = behaviour
  if (mode === 'hang') return
  if (behaviour.delayMs > 0) await takeTime(behaviour.delayMs)
  const refused = behaviour.refusedFields.find((field) => field in body)
  if (refused) {
    const error = {
      message: `Unknown parameter: '${refused}'.`,
      type: 'invalid_request_error',
      param: refused,
    }
    return sendJson(response, 400, { error })
  }
  const { acceptedSizes } = behaviour
  const size = typeof body['size'] === 'string' ? body['size'] : undefined
  if (acceptedSizes && size !== undefined && !acceptedSizes.includes(size)) {
    const supported = behaviour.listsSizes ? ` Supported values are: ${acceptedSizes.join(', ')}.` : ''
    const error = { message: `Invalid value: '${size}'.${supported}`, param: 'size', code: 'invalid_value' }
    return sendJson(response, 400, { error })
  }
  if (mode === 'status') {
    if (behaviour.retryAfter !== undefined) response.setHeader('retry-after', behaviour.retryAfter)
    return sendJson(response, behaviour.status, behaviour.errorBody ?? { error: { message: 'scripted' } })
  }
  if (mode === 'redirect') {
    return void response.writeHead(302, { location: behaviour.url ?? `${origin}/files/picture` }).end()
  }
  if (mode === 'error-in-answer') return sendJson(response, 200, { error: behaviour.errorBody })
  if (mode === 'garbage') return void response.end('<html>502</html>')
  if (mode === 'no-image')
    return sendJson(response, 200, { created: 1, data: [{ revised_prompt: 'nothing' }] })
  if (mode === 'url') {
    return sendJson(response, 200, {
      created: 1,
      data: [{ url: behaviour.url ?? `${origin}/files/picture` }],
    })
  }
  const head = '{"created":1,"data":[{"revised_prompt":"A picture in words of the server","b64_json":"'
  response.writeHead(200, { 'content-type': 'application/json' }).write(head)
  if (mode === 'endless') return writeForever(response)
  const base64 = (await fakeFile(behaviour.file, size)).toString('base64')
  if (mode === 'base64') return void response.end(`${base64}"}]}`)
  response.write(base64.slice(0, base64.length / 2), () => {
    if (mode === 'cut') response.destroy()
  })
}

/** Handles `GET /files/…`, the URL in responses of mode `url`. */
export async function answerFile(
  response: ServerResponse,
  { fileMode, fileType, file, url }: FakeImageBehaviour,
): Promise<void> {
  if (fileMode === 'hang') return
  if (fileMode === 'missing') return sendJson(response, 404, { error: 'expired' })
  if (fileMode === 'redirect') return void response.writeHead(302, { location: url }).end()
  const bytes = await fakeFile(file)
  const length = { normal: bytes.length, cut: bytes.length, 'announces-much': 10_000_000_000 }
  const announced = fileMode in length ? length[fileMode as keyof typeof length] : undefined
  response.writeHead(200, {
    'content-type': fileType,
    ...(announced === undefined ? {} : { 'content-length': announced }),
  })
  if (fileMode === 'normal') return void response.end(bytes)
  if (fileMode === 'endless') return writeForever(response)
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (fileMode === 'cut') response.destroy()
  })
}

/** Writes until the reader disconnects, waiting for it to read. */
async function writeForever(response: ServerResponse): Promise<void> {
  const piece = Buffer.alloc(64_000, 'A')
  const closed = once(response, 'close')
  while (!response.destroyed) {
    const isTaken = response.write(piece)
    await (isTaken
      ? new Promise((resolve) => setImmediate(resolve))
      : Promise.race([drained(response), closed]))
  }
}

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.removeAllListeners('drain').once('drain', resolve)
  })

/** A drawing of a quarter of the requested size, so that tests stay fast. */
function drawing(size: string) {
  const [width = 0, height = 0] = size.split('x').map((side) => Math.round(Number(side) / 4))
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#3a6ea5"/><circle cx="50%" cy="50%" r="30%" fill="#f6d365"/></svg>`
  return sharp(Buffer.from(scene)).removeAlpha()
}

/** @param size the requested size, in the words of the protocol */
export async function fakeFile(file: FakeFile, size = '1536x1024'): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 384,
      height: 256,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
  switch (file) {
    case 'png':
      return drawing(size).png().toBuffer()
    case 'blank':
      return sharp({ create: { width: 384, height: 256, channels: 3, background: '#fefefe' } })
        .png()
        .toBuffer()
    case 'tiny':
      return drawing('384x256').png().toBuffer()
    case 'upright':
      return drawing('1024x1792').png().toBuffer()
    case 'jpeg-with-exif':
      return drawing(size)
        .withExif({ IFD0: { Copyright: 'owner of the camera' } })
        .jpeg()
        .toBuffer()
    case 'svg':
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    case 'gif':
      return Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    case 'html':
      return Buffer.from('<!doctype html><script>alert(1)</script>')
    case 'empty':
      return Buffer.alloc(0)
    case 'truncated': {
      const whole = await noise.png().toBuffer()
      return whole.subarray(0, whole.length / 2)
    }
    case 'bomb':
      return pngHeader(30_000, 30_000)
  }
}

/** A PNG whose header declares any size and whose pixel data ends early. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(Buffer.alloc(9)))])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
