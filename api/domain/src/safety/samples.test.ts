import { describe, expect, it } from 'vitest'
import { checkPictureSafety, checkTextSafety } from './check-safety.ts'
import { arabicOrdinary } from './testing/arabic.ts'
import { arabicDangerous, englishDangerous, frenchDangerous } from './testing/dangerous.ts'
import { englishOrdinary } from './testing/english.ts'
import { arabicExcused } from './testing/excused-arabic.ts'
import { englishExcused } from './testing/excused-english.ts'
import { frenchExcused } from './testing/excused-french.ts'
import { frenchOrdinary } from './testing/french.ts'

describe('the safety list with topics of lessons', () => {
  it.each([
    ['English', englishOrdinary],
    ['French', frenchOrdinary],
    ['Arabic', arabicOrdinary],
  ])('allows the ordinary ones in %s', (_, samples) => {
    expect(samples.filter((text) => checkTextSafety(text) !== null)).toEqual([])
    expect(samples.filter((text) => checkPictureSafety(text) !== null)).toEqual([])
  })

  it.each([
    ['English', [...englishDangerous, ...englishExcused]],
    ['French', [...frenchDangerous, ...frenchExcused]],
    ['Arabic', [...arabicDangerous, ...arabicExcused]],
  ])('stops the dangerous ones in %s', (_, samples) => {
    expect(samples.filter((text) => checkTextSafety(text) === null)).toEqual([])
  })
})
