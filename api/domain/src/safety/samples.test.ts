import { describe, expect, it } from 'vitest'
import { checkPictureSafety, checkTextSafety } from './check-safety.ts'
import { arabicOrdinary } from './samples/arabic.ts'
import { arabicDangerous, englishDangerous, frenchDangerous } from './samples/dangerous.ts'
import { englishOrdinary } from './samples/english.ts'
import { arabicExcused } from './samples/excused-arabic.ts'
import { englishExcused } from './samples/excused-english.ts'
import { frenchExcused } from './samples/excused-french.ts'
import { frenchOrdinary } from './samples/french.ts'

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
