import { numberOf } from '../words/numbers.ts'
import { refuse, texts, type FigureReader } from './figure.ts'
import type { Wording } from './wording.ts'

export interface TenFrameSpec {
  kind: 'ten-frame'
  value: number
}

export interface DiceSpec {
  kind: 'dice'
  faces: number[]
}

export interface DominoesSpec {
  kind: 'dominoes'
  pieces: [number, number][]
}

export interface ArraySpec {
  kind: 'array'
  rows: number
  columns: number
}

export const range = (from: number, to: number, nearest: [string, string, string]) =>
  refuse(
    texts(
      `This figure shows whole numbers from ${String(from)} to ${String(to)}.`,
      `Cette figure montre des nombres entiers de ${String(from)} à ${String(to)}.`,
      `يعرض هذا الشكل أعدادًا صحيحة من ${String(from)} إلى ${String(to)}.`,
    ),
    texts(...nearest),
  )

/** A number word before another word: "two dice", "حجرا نرد" has none. Consumes it. */
function countWord(wording: Wording): number | null {
  for (const token of wording.tokens) {
    const number = token.kind === 'word' && !token.isUsed ? numberOf(token.folded, wording.language) : null
    if (number === null) continue
    token.isUsed = true
    return number
  }
  return null
}

const frameWords = 'ten+frame tens+frame 10+frame boite+dix boite+10 اطار+عشر اطار+10'

export const tenFrame: FigureReader<TenFrameSpec> = {
  words: frameWords,
  read(wording) {
    wording.find(/10 frames?|(?:boite|cadre) (?:de |a )?(?:10|dix)|اطار (?:ال)?(?:10|عشر\S*)/u)
    wording.take(frameWords)
    wording.take('counter counters jetons jeton double عدادات عداد اقراص')
    const [value = countWord(wording) ?? 0, ...others] = wording.takeNumbers()
    if (others.length > 0 || !Number.isInteger(value) || value < 0 || value > 20)
      return range(0, 20, ['ten frame 7', 'boîte de dix : 7', 'إطار العشرة 7'])
    return {
      spec: { kind: 'ten-frame', value },
      title: texts(
        value === 0 ? 'an empty ten frame' : `a ten frame with ${String(value)} counters`,
        value === 0 ? 'une boîte de dix vide' : `une boîte de dix avec ${String(value)} jetons`,
        value === 0 ? 'إطار العشرة فارغ' : `إطار العشرة وفيه ${String(value)} من العدّادات`,
      ),
    }
  },
}

const diceWords = 'dice$ die$ des$+jouer de$+jouer de$+face des$+face نرد'

export const dice: FigureReader<DiceSpec> = {
  words: diceWords,
  read(wording) {
    if (/(?:^| )die(?= |$)/u.test(wording.text) && wording.language !== 'en') return null
    wording.take(diceWords)
    wording.take(
      'jouer face faces rolled throw shows pair حجر حجرا حجري نرد وجه together ensemble total sum somme مجموع مجموعهما',
    )
    const isSum = wording.has('sum total together somme ensemble مجموع مجموعهما')
    const numbers = wording.takeNumbers()
    const count = countWord(wording) ?? (wording.has('pair حجرا حجري') ? 2 : null)
    const bad = numbers.some((value) => !Number.isInteger(value) || value < 1 || value > (isSum ? 12 : 6))
    if (
      bad ||
      numbers.length > 6 ||
      (count !== null && (count > 6 || (numbers.length > 0 && !isSum && count !== numbers.length)))
    )
      return range(1, 6, ['two dice showing 3 and 5', 'deux dés à jouer : 3 et 5', 'حجرا نرد: 3 و5'])
    const [total = 7] = numbers
    const faces =
      isSum && total > 1
        ? [Math.ceil(total / 2), Math.floor(total / 2)]
        : numbers.length > 0
          ? numbers
          : Array.from(
              { length: count ?? (wording.has('dice$') ? 2 : 1) },
              (_item, index) => [4, 3, 6, 1, 5, 2][index] ?? 1,
            )
    const list = faces.map(String).join(', ')
    const isOne = faces.length === 1
    return {
      spec: { kind: 'dice', faces },
      title: texts(
        isOne ? `a die that shows ${list}` : `dice that show ${list}`,
        isOne ? `un dé qui montre ${list}` : `des dés qui montrent ${list}`,
        isOne ? `حجر نرد يظهر ${list}` : `أحجار نرد تظهر ${list}`,
      ),
    }
  },
}

const dominoWords = 'domino dominoes dominos دومينو'

export const dominoes: FigureReader<DominoesSpec> = {
  words: dominoWords,
  read(wording) {
    wording.take(dominoWords)
    wording.take('tile tiles piece pieces قطعه قطع halves')
    const numbers = wording.tokens
      .filter(({ kind }) => kind === 'number')
      .flatMap((token) => {
        token.isUsed = true
        return token.folded.split('/').map((part) => Math.abs(Number(part)))
      })
    if (
      numbers.length === 0 ||
      numbers.length % 2 === 1 ||
      numbers.length > 12 ||
      numbers.some((value) => !Number.isInteger(value) || value > 6)
    )
      return range(0, 6, ['domino 3 and 5', 'domino 3 et 5', 'دومينو 3 و5'])
    const pieces = Array.from({ length: numbers.length / 2 }, (_item, index): [number, number] => [
      numbers[index * 2] ?? 0,
      numbers[index * 2 + 1] ?? 0,
    ])
    const list = pieces.map(([one, other]) => `${String(one)}|${String(other)}`).join(', ')
    return {
      spec: { kind: 'dominoes', pieces },
      title: texts(`dominoes: ${list}`, `dominos : ${list}`, `دومينو: ${list}`),
    }
  },
}

const arrayWords = 'array rangee rangees صفوف rows+columns lignes+colonnes dots+rows'

const size =
  /(\d{1,3}) (?:x|by|par|rows? (?:of|by)|rangees? de|lignes? de|rows? (?:and )?|lignes? (?:et )?|صفوف (?:في كل منها |من |و )?|في) ?(\d{1,3})(?: columns?| colonnes?)?(?= |$)/u

export const array: FigureReader<ArraySpec> = {
  words: arrayWords,
  signs: /(?:^| )\d+ x \d+(?: |$)/u,
  read(wording) {
    const isAbout = wording.take('array rangee rangees صفوف')
    const match = wording.find(size)
    if (
      !match ||
      (!isAbout && !/^\d+ x \d+$/u.test(match[0]) && !/rows? of|rangees? de|lignes? de/u.test(match[0]))
    )
      return null
    wording.take(
      'dot dots point points counter counters row rows column columns نقاط نقطه عمود اعمده صف صفوف rangee rangees colonnes lignes multiplication disposition rectangulaire each chaque',
    )
    const [rows, columns] = [Number(match[1]), Number(match[2])]
    if (rows < 1 || columns < 1 || rows > 15 || columns > 15)
      return range(1, 15, ['array 3 x 5', 'rangées de points 3 x 5', 'صفوف نقاط 3 × 5'])
    const [r, c] = [String(rows), String(columns)]
    return {
      spec: { kind: 'array', rows, columns },
      title: texts(
        `an array of dots: rows ${r}, in each row ${c}`,
        `des points en rangées : rangées ${r}, dans chacune ${c}`,
        `نقاط في صفوف: الصفوف ${r}، وفي كل صف ${c}`,
      ),
    }
  },
}
