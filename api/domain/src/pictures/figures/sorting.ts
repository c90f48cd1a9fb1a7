import { refuse, texts, type FigureReader } from './figure.ts'
import { listedNames } from './listed-names.ts'
import { valueOf } from './tokens.ts'

export interface VennSpec {
  kind: 'venn'
  /** Two or three sets; names are empty without given names. */
  sets: string[]
}

export interface CarrollSpec {
  kind: 'carroll'
  columns: [string, string]
  rows: [string, string]
}

export interface TreeSpec {
  kind: 'tree-diagram'
  /** The branches of each stage, with probabilities as written; empty without given probabilities. */
  stages: { name: string; probability: string }[][]
}

const vennWords = 'venn$ venne فين$ فن$'
const arabicVenn =
  'مخطط اشكال شكل diagram diagramme رسم overlapping circle circles cercles دوائر دائرتان دائرتين دائره sets ensembles مجموعات مجموعتين مجموعتان'

export const venn: FigureReader<VennSpec> = {
  words: vennWords,
  read(wording) {
    wording.take(vennWords)
    wording.take(arabicVenn)
    const isThree =
      wording.find(
        /(?:three|trois|3) (?:circles?|sets?|overlapping|cercles?|ensembles?)|ثلاث(?:ه)? (?:دوائر|مجموعات)/u,
      ) !== null
    wording.find(/(?:two|deux|2) (?:circles?|sets?|overlapping|cercles?|ensembles?)/u)
    const hasCounts =
      /\d/u.test(wording.text) && wording.has('both in+common les+deux commun كلا كلاهما مشترك')
    if (hasCounts)
      return refuse(
        texts(
          'A Venn diagram here names its sets; numbers in the regions can be added as labels.',
          'Un diagramme de Venn nomme ici ses ensembles ; ajoutez les nombres des régions comme étiquettes.',
          'يسمي مخطط فين هنا مجموعاته؛ أضف أعداد المناطق كتسميات.',
        ),
        texts('Venn diagram: cats, dogs', 'diagramme de Venn : chats, chiens', 'مخطط فين: قطط، كلاب'),
      )
    const names = listedNames(wording)
    if (names.length > 3)
      return refuse(
        texts(
          'A Venn diagram here has at most three sets.',
          'Un diagramme de Venn a ici trois ensembles au plus.',
          'لمخطط فين هنا ثلاث مجموعات على الأكثر.',
        ),
        texts(
          'Venn diagram: mammals, birds, fish',
          'diagramme de Venn : mammifères, oiseaux, poissons',
          'مخطط فين: ثدييات، طيور، أسماك',
        ),
      )
    const count = isThree || names.length === 3 ? 3 : 2
    const sets = Array.from({ length: count }, (_item, index) => names[index] ?? '')
    const list = names.length > 0 ? `: ${names.join(', ')}` : ''
    return {
      spec: { kind: 'venn', sets },
      title: texts(
        `a Venn diagram of ${count === 3 ? 'three' : 'two'} circles${list}`,
        `un diagramme de Venn à ${count === 3 ? 'trois' : 'deux'} cercles${list && ` ${list}`}`,
        `مخطط فين من ${count === 3 ? 'ثلاث دوائر' : 'دائرتين'}${list}`,
      ),
    }
  },
}

const carrollWords = 'carroll كارول'

export const carroll: FigureReader<CarrollSpec> = {
  words: carrollWords,
  read(wording) {
    wording.take(carrollWords)
    wording.take('diagram diagramme مخطط جدول table tableau')
    const names = listedNames(wording)
    if (names.length !== 2 && names.length !== 0)
      return refuse(
        texts(
          'A Carroll diagram sorts by two properties.',
          'Un diagramme de Carroll trie selon deux propriétés.',
          'يصنف مخطط كارول حسب خاصيتين.',
        ),
        texts(
          'Carroll diagram: even, greater than ten',
          'diagramme de Carroll : pair, supérieur à dix',
          'مخطط كارول: زوجي، أكبر من عشرة',
        ),
      )
    const [column = '', row = ''] = names
    const not = (name: string) =>
      name === '' ? '' : `${{ en: 'not', fr: 'non', ar: 'ليس' }[wording.language]} ${name}`
    const list = names.length > 0 ? `: ${names.join(', ')}` : ''
    return {
      spec: { kind: 'carroll', columns: [column, not(column)], rows: [row, not(row)] },
      title: texts(
        `a Carroll diagram${list}`,
        `un diagramme de Carroll${list && ` ${list}`}`,
        `مخطط كارول${list}`,
      ),
    }
  },
}

const treeWords =
  'tree+diagram probability+tree arbre+probabilite arbre+pondere arbre+denombrement شجره+احتمال مخطط+شجر'
const branch = /([\p{L}]+) ?(?:= |: |\( )?(\d+(?:\.\d+)?(?:\/\d+)?)(?: %)?/gu

export const treeDiagram: FigureReader<TreeSpec> = {
  words: treeWords,
  read(wording) {
    if (wording.has('family genealog famille عائله')) return null
    wording.take(treeWords)
    wording.take(
      'tree$ diagram probability probabilite arbre pondere شجره مخطط احتمال احتمالات coin coins toss tosses flip pile face عمله قطعه رمي stage stages etape epreuve مراحل twice draws tirages lancers marble bille كره deux$ two$ fois مرتين three$ trois$ ثلاث',
    )
    const count = /\b(?:three|trois|3 (?:stages|coins|times|tosses|lancers|tirages))\b|ثلاث/u.test(
      wording.text,
    )
      ? 3
      : 2
    wording.find(/(?:^| )(?:2|3) (?:stages|coins|times|tosses|lancers|tirages|fois|مرات|مراحل)(?= |$)/u)
    const given = wording
      .findAll(branch)
      .map(([, name = '', probability = '']) => ({ name, probability }))
      .filter(({ name }) => !/^(?:in|of|with|et|and|de|stages|probability|p)$/.test(name))
    const written = given.map(({ name, probability }) => ({
      name: wording.tokens.find(({ folded }) => folded === name)?.written ?? name,
      probability,
    }))
    const sum = written.reduce((total, { probability }) => total + valueOf(probability), 0)
    const nearest = texts(
      'probability tree: red 2/5, blue 3/5',
      'arbre de probabilité : rouge 2/5, bleu 3/5',
      'شجرة احتمالات: أحمر 2/5، أزرق 3/5',
    )
    if (written.length === 1 || written.length > 3 || (written.length > 1 && Math.abs(sum - 1) > 1e-6))
      return refuse(
        texts(
          'The probabilities of two or three branches must add up to 1.',
          'Les probabilités de deux ou trois branches doivent avoir pour somme 1.',
          'يجب أن يكون مجموع احتمالات فرعين أو ثلاثة 1.',
        ),
        nearest,
      )
    const isCoin = wording.has('coin coins pile عمله')
    const coin = {
      en: [
        { name: 'heads', probability: '1/2' },
        { name: 'tails', probability: '1/2' },
      ],
      fr: [
        { name: 'pile', probability: '1/2' },
        { name: 'face', probability: '1/2' },
      ],
      ar: [
        { name: 'صورة', probability: '1/2' },
        { name: 'كتابة', probability: '1/2' },
      ],
    }[wording.language]
    const blank = [
      { name: '', probability: '' },
      { name: '', probability: '' },
    ]
    const stage = written.length > 1 ? written : isCoin ? coin : blank
    if (stage.length === 3 && count === 3)
      return refuse(
        texts(
          'Three stages of three branches don’t fit on one picture.',
          'Trois étapes de trois branches ne tiennent pas sur une image.',
          'لا تتسع الصورة لثلاث مراحل من ثلاثة فروع.',
        ),
        nearest,
      )
    const list = stage[0]?.name
      ? `: ${stage.map(({ name, probability }) => `${name} ${probability}`).join(', ')}`
      : ''
    return {
      spec: { kind: 'tree-diagram', stages: Array.from({ length: count }, () => stage) },
      title: texts(
        `a tree diagram with ${String(count)} stages${list}`,
        `un arbre à ${String(count)} étapes${list && ` ${list}`}`,
        `مخطط شجري من ${String(count)} مراحل${list}`,
      ),
    }
  },
}
