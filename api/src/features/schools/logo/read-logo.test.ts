import { expect, it } from 'vitest'
import { readLogo } from './read-logo.ts'

/** Pictures of 16 × 12 pixels with a location in their metadata. */
const pictures = {
  jpg: [
    '/9j/4QDWRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAg',
    'AAABMCAwABAAAAAQAAAJiCAgANAAAAcgAAAGmHBAABAAAAgAAAAAAAAAA4YwAA6AMAADhjAADoAwAAU0VDUkVUIFBM',
    'QUNFAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAEAAAAA',
    'OgBAABAAAADAAAAAAAAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwg',
    'IyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKC',
    'goKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEA',
    'AAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAA',
    'IRAxEAPwCBgFOf/9k=',
  ].join(''),
  'webp with transparency': [
    'UklGRjABAABXRUJQVlA4WAoAAAAYAAAADwAACwAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICQAAABwAQCdASoQAAwAAU',
    'AmJZgCdAFAAAD+9Lql7/8K1/Wh/bzk6ABFWElG1AAAAEV4aWYAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAA',
    'AGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAACYggIADQAAAHIAAABphwQAAQAAAIAAAAAAAA',
    'AAOGMAAOgDAAA4YwAA6AMAAFNFQ1JFVCBQTEFDRQAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAx',
    'MDABoAMAAQAAAP//AAACoAQAAQAAABAAAAADoAQAAQAAAAwAAAAAAAAA',
  ].join(''),
  'webp without loss': [
    'UklGRgwBAABXRUJQVlA4WAoAAAAYAAAADwAACwAAVlA4TBEAAAAvD8ACEAdQrnZUqYCBiOh/AABFWElG1AAAAEV4aW',
    'YAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAA',
    'AAEAAACYggIADQAAAHIAAABphwQAAQAAAIAAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAFNFQ1JFVCBQTEFDRQAABgAAkA',
    'cABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAABAAAAADoAQAAQAAAAwA',
    'AAAAAAAA',
  ].join(''),
}
const place = 'SECRET PLACE'

it.each(Object.entries(pictures))('the logo from a %s has no metadata', (kind, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes.includes(place)).toBe(true)
  const logo = readLogo(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))
  expect(logo).toMatchObject({ extension: kind.split(' ')[0], widthPx: 16, heightPx: 12 })
  expect(logo.bytes.includes(place)).toBe(false)
  expect(logo.bytes.includes('<script>')).toBe(false)
  expect(readLogo(logo.bytes).bytes.equals(logo.bytes)).toBe(true)
})

it.each(Object.entries(pictures))('a %s truncated anywhere in its picture is refused', (_, base64) => {
  const { bytes } = readLogo(Buffer.from(base64, 'base64'))
  for (let length = 0; length < bytes.length - 1; length += 1) {
    expect(() => readLogo(bytes.subarray(0, length))).toThrowError('schools/logo-unreadable')
  }
})
