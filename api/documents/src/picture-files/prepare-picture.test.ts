import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { preparePicture } from './prepare-picture.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } }).composite([
    { input: { create: { width: 8, height: 4, channels: 4, background: '#ffcc00' } }, left: 2, top: 2 },
  ])
const noisy = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const refused = { name: 'UnusablePictureError' }

/** A PNG whose header declares any size and whose pixel data is truncated. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9)))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}

describe('a whole picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('keeps the format and the size of a %s', async (format) => {
    const { file, thumbnail, thumbHash } = await preparePicture(
      await drawing(1200, 900).toFormat(format).toBuffer(),
    )
    expect(file).toMatchObject({ contentType: `image/${format}`, width: 1200, height: 900 })
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format, width: 1200, height: 900 })
    expect(thumbnail).toMatchObject({ contentType: 'image/webp', width: 480, height: 360 })
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
    expect(thumbHashToApproximateAspectRatio(Buffer.from(thumbHash, 'base64'))).toBeCloseTo(4 / 3, 0)
  })

  it('has a thumbnail no larger than itself', async () => {
    const { thumbnail } = await preparePicture(await drawing(120, 60).png().toBuffer())
    expect(thumbnail).toMatchObject({ width: 120, height: 60 })
  })

  it('is stored upright, without EXIF data, location or comments', async () => {
    const source = await drawing(300, 200)
      .withExif({
        IFD0: { Copyright: 'secret-owner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(source).metadata()).exif).toBeDefined()
    expect(source.includes('secret-owner')).toBe(true)
    const { file, thumbnail } = await preparePicture(source)
    expect(file).toMatchObject({ width: 200, height: 300 })
    for (const bytes of [file.bytes, thumbnail.bytes]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
      expect(Buffer.from(bytes).includes('secret-owner')).toBe(false)
    }
  })

  it('is stored without data hidden after its pixels', async () => {
    const polyglot = Buffer.concat([
      await drawing(50, 50).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { file } = await preparePicture(polyglot)
    expect(Buffer.from(file.bytes).includes('script')).toBe(false)
  })

  it('keeps every pixel as a PNG with few colours, many colours or transparency', async () => {
    const seeThrough = sharp({ create: { width: 40, height: 40, channels: 4, background: '#12345678' } })
    for (const image of [drawing(300, 200), noisy(256), drawing(99, 99).greyscale(), seeThrough]) {
      const source = await image.png().toBuffer()
      const { file } = await preparePicture(source)
      const pixels = (bytes: Uint8Array) => sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer()
      expect((await pixels(file.bytes)).equals(await pixels(source))).toBe(true)
    }
  })

  it('is smaller as a PNG with few colours', async () => {
    const source = await drawing(1024, 1024).png({ compressionLevel: 0 }).toBuffer()
    const { file } = await preparePicture(source)
    expect(file.bytes.byteLength).toBeLessThan(source.byteLength / 100)
    expect((await sharp(file.bytes).metadata()).isPalette).toBe(true)
  })

  it('is stored as a still picture even if it was animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { file } = await preparePicture(animated)
    expect((await sharp(file.bytes).metadata()).pages ?? 1).toBe(1)
    expect(file).toMatchObject({ width: 20, height: 20 })
  })
})

describe('anything else is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a page of HTML', Buffer.from('<!doctype html><title>502</title>')],
    [
      'HTML behind the signature of a PNG',
      Buffer.concat([pngHeader(9, 9).subarray(0, 8), Buffer.from('<html>')]),
    ],
    ['a signature alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['a RIFF file that is no picture', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['a PNG without pixels', pngHeader(64, 64)],
  ])('%s', async (_name, bytes) => {
    await expect(preparePicture(bytes)).rejects.toMatchObject(refused)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('a %s that ends early', async (format) => {
    const whole = await noisy(400).toFormat(format).toBuffer()
    for (const share of [0.1, 0.5, 0.98]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share))
      await expect(preparePicture(cut)).rejects.toMatchObject(refused)
    }
  })

  it('a header that declares 30,000 by 30,000 pixels, before anything is decoded', async () => {
    const before = process.memoryUsage().rss
    await expect(preparePicture(pngHeader(30_000, 30_000))).rejects.toMatchObject({
      ...refused,
      problem: 'too-many-pixels',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  it('a real picture just above 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(200_000)
    await expect(preparePicture(bomb)).rejects.toMatchObject(refused)
  })
})
