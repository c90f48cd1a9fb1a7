import sharp from 'sharp'
import { crc32, deflateSync, gzipSync } from 'node:zlib'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
const noisy = (side: number) =>
  sharp({
    create: {
      ...{ width: side, height: side, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

function chunk(name: string, data: Buffer, crc?: number): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc ?? crc32(body), 4 + body.length)
  return frame
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of any declared size, whose pixel data is what `pixels` says. */
function png(width: number, height: number, pixels: Buffer, headerCrc?: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', header, headerCrc), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngSignature, ...parts])
}

const svg = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)

const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A GIF whose frames decode to 64 times a thousand megapixels. */
const gifBomb = () => {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(65_500, 0)
  screen.writeUInt16LE(65_500, 2)
  const frame = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    Buffer.from([0xdc, 0xff, 0xdc, 0xff, 0, 2, 2, 0x4c, 1, 0]),
  ])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array.from({ length: 64 }, () => frame),
    Buffer.from(';'),
  ])
}

const box = (type: string, brand: string) => {
  const head = Buffer.alloc(24)
  head.writeUInt32BE(24, 0)
  head.write(`${type}${brand}`, 4, 'latin1')
  return Buffer.concat([head, Buffer.alloc(200)])
}

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

interface HostileFile {
  name: string
  bytes: Buffer
  code: 'images/upload-refused' | 'images/upload-too-large'
  reason?: string
}

/** Files that must never be stored, with the reason that the person reads. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const refused = (name: string, bytes: Buffer, reason: string): HostileFile => ({
    ...{ name, bytes, reason },
    code: 'images/upload-refused',
  })
  const tooLarge = (name: string, bytes: Buffer): HostileFile => ({
    ...{ name, bytes },
    code: 'images/upload-too-large',
  })
  const whole = {
    png: await noisy(300).png().toBuffer(),
    jpeg: await noisy(300).jpeg().toBuffer(),
    webp: await noisy(300).webp().toBuffer(),
  }
  const flipped = Buffer.from(whole.png)
  flipped.fill(0, 2000, 6000)
  return [
    refused('svg', svg(), 'svg'),
    refused('svg with a script', svg('<script>alert(1)</script>'), 'svg'),
    refused('svg with a page inside', svg('<foreignObject><body/></foreignObject>'), 'svg'),
    refused(
      'svg behind an xml declaration',
      Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg()]),
      'svg',
    ),
    refused(
      'svg with entities that grow',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
      'not-a-picture',
    ),
    refused('svg compressed', gzipSync(svg()), 'not-a-picture'),
    refused(
      'svg behind the signature of a jpeg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg()]),
      'damaged',
    ),
    refused('gif', gif, 'gif'),
    refused('gif bomb', gifBomb(), 'gif'),
    refused('gif that is also a script', Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'gif'),
    refused('html', html, 'not-a-picture'),
    refused('html behind the signature of a png', Buffer.concat([pngSignature, html]), 'damaged'),
    refused('pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 'not-a-picture'),
    refused(
      'pdf that contains a jpeg',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), whole.jpeg]),
      'not-a-picture',
    ),
    refused('zip', Buffer.from('504b0304140000000800', 'hex'), 'not-a-picture'),
    refused(
      'zip that contains a png',
      Buffer.concat([Buffer.from('504b0304', 'hex'), whole.png]),
      'not-a-picture',
    ),
    refused('program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]), 'not-a-picture'),
    refused('tiff', await plain(20, 20).tiff().toBuffer(), 'not-a-picture'),
    refused('bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'not-a-picture'),
    refused('heic', box('ftyp', 'heic'), 'heic'),
    refused('avif', await plain(20, 20).avif().toBuffer(), 'heic'),
    refused('sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 'not-a-picture'),
    refused('empty file', Buffer.alloc(0), 'empty'),
    refused('signature alone', Buffer.from([0xff, 0xd8, 0xff]), 'damaged'),
    refused('png cut off', cut(whole.png, 0.6), 'damaged'),
    refused('jpeg cut off', cut(whole.jpeg, 0.5), 'damaged'),
    refused('webp cut off', cut(whole.webp, 0.5), 'damaged'),
    refused('png with damaged pixels', flipped, 'damaged'),
    refused('png with fewer pixels than it says', png(600, 600, deflateSync(Buffer.alloc(50))), 'damaged'),
    refused('png without a size', png(0, 0, deflateSync(Buffer.alloc(1))), 'damaged'),
    tooLarge('png that declares 30,000 by 30,000 px', png(30_000, 30_000, deflateSync(Buffer.alloc(9)))),
    refused(
      'png of one line, 2,000,000,000 px wide',
      png(2_000_000_000, 1, deflateSync(Buffer.alloc(9))),
      'damaged',
    ),
    tooLarge(
      'png bomb: 80 megapixels in 80 kB',
      await plain(10_000, 8000).png({ compressionLevel: 9 }).toBuffer(),
    ),
    tooLarge('jpeg of 42 megapixels', await plain(7000, 6000).jpeg({ quality: 20 }).toBuffer()),
    tooLarge('webp of 42 megapixels', await plain(7000, 6000).webp({ quality: 1 }).toBuffer()),
    tooLarge('file of more than 15 MB', Buffer.concat([whole.jpeg, Buffer.alloc(15_000_000)])),
  ]
}
