import { texts, type FigureReader } from './figure.ts'
import { range } from './counting.ts'

export interface BlocksSpec {
  kind: 'base-ten'
  value: number
}

export interface PlaceValueSpec {
  kind: 'place-value'
  /** Digits by place, from the largest; the point is before the last `decimals` digits. Empty for a blank table. */
  value: string
  places: number
  decimals: number
}

const blockWords =
  'base+ten+block base+10 dienes base+ten materiel+base dizaine+unite cubes+numeration مكعبات+عشر عشرات+احاد مكعبات+دينز مكعبات+عد blocks+hundreds tens+ones'

export const baseTen: FigureReader<BlocksSpec> = {
  words: blockWords,
  read(wording) {
    if (wording.has('place+value+chart place+value+table tableau+numeration جدول+منازل جدول')) return null
    wording.find(/base (?:10|ten|dix)/u)
    wording.take(blockWords)
    wording.take(
      'blocks block cubes cube hundreds tens ones units centaines dizaines unites مئات عشرات احاد مكعبات materiel base$ numeration rods barres plaques',
    )
    const [value, ...others] = wording.takeNumbers()
    const nearest: [string, string, string] = [
      'base ten blocks 243',
      'cubes de numération 243',
      'مكعبات العد 243',
    ]
    if (value === undefined || others.length > 0 || !Number.isInteger(value) || value < 1 || value > 999)
      return range(1, 999, nearest)
    const [h, t, o] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10].map(String)
    return {
      spec: { kind: 'base-ten', value },
      title: texts(
        `base-ten blocks: hundreds ${h ?? ''}, tens ${t ?? ''}, ones ${o ?? ''}`,
        `cubes de numération : centaines ${h ?? ''}, dizaines ${t ?? ''}, unités ${o ?? ''}`,
        `مكعبات العدّ: مئات ${h ?? ''}، عشرات ${t ?? ''}، آحاد ${o ?? ''}`,
      ),
    }
  },
}

const placeWords = 'place+value tableau+numeration جدول+منازل منازل قيمه+منزليه قيمه+مكانيه'

export const placeValue: FigureReader<PlaceValueSpec> = {
  words: placeWords,
  read(wording) {
    const isTable = wording.has('table chart grid tableau جدول')
    wording.take(placeWords)
    wording.take(
      'chart table grid tableau numeration جدول منازل منزليه hundreds tens ones thousands units centaines dizaines unites milliers مئات عشرات احاد الوف decimal',
    )
    const numbers = wording.tokens.filter(({ kind }) => kind === 'number')
    const [token, ...others] = numbers
    for (const one of numbers) one.isUsed = true
    const digits = token?.folded ?? ''
    if ((digits !== '' && !/^\d{1,7}(?:\.\d{1,3})?$/.test(digits)) || others.length > 0)
      return range(0, 9_999_999, [
        'place value chart 4 527',
        'tableau de numération 4527',
        'جدول المنازل 4527',
      ])
    if (digits === '' && !isTable)
      return range(0, 9_999_999, [
        'place value chart 4527',
        'tableau de numération 4527',
        'جدول المنازل 4527',
      ])
    const [whole = '', fraction = ''] = digits.split('.')
    return {
      spec: {
        kind: 'place-value',
        value: whole + fraction,
        places: Math.max(digits === '' ? 4 : 3, whole.length) + fraction.length,
        decimals: fraction.length,
      },
      title: texts(
        digits ? `a place-value table with ${digits}` : 'a blank place-value table',
        digits ? `un tableau de numération avec ${digits}` : 'un tableau de numération vide',
        digits ? `جدول منازل فيه ${digits}` : 'جدول منازل فارغ',
      ),
    }
  },
}
