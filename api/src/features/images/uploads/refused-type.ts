import type { UploadRefusal } from '@classeur/contracts'

/** The brands of HEIC files in their first box. */
const heicBrand = /^....ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)/s
const svgStart = /^\s*(<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE svg[^>]*>|\s)*<svg[\s>]/is

/** Says what a file is that isn't a JPEG, PNG or WebP picture, for an explanation. Nothing else depends on it. */
export function refusedTypeOf(bytes: Buffer): UploadRefusal {
  if (bytes.byteLength === 0) return 'empty'
  const start = bytes.subarray(0, 1024).toString('latin1').replace(/^ï»¿/, '')
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (heicBrand.test(start)) return 'heic'
  return svgStart.test(start) ? 'svg' : 'not-a-picture'
}
