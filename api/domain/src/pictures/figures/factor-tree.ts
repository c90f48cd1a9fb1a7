import { refuse, texts, type FigureReader } from './figure.ts'

export interface FactorTreeSpec {
  kind: 'factor-tree'
  root: FactorNode
}

export interface FactorNode {
  value: number
  children: FactorNode[]
}

const factorWords =
  'factor+tree prime+factor arbre+facteur facteurs+premiers شجره+عوامل عوامل+اوليه تحليل+عوامل'

/** Splits into the factor pair closest to the square root; primes have no children. */
function factorNode(value: number): FactorNode {
  for (let factor = Math.floor(Math.sqrt(value)); factor > 1; factor -= 1)
    if (value % factor === 0) return { value, children: [factorNode(factor), factorNode(value / factor)] }
  return { value, children: [] }
}

export const factorTree: FigureReader<FactorTreeSpec> = {
  words: factorWords,
  read(wording) {
    wording.take(factorWords)
    wording.take(
      'factor factors tree prime primes decomposition arbre facteurs premiers تحليل شجره عوامل اوليه',
    )
    const [value, ...others] = wording.takeNumbers()
    const root =
      value !== undefined && Number.isInteger(value) && value >= 4 && value <= 10_000
        ? factorNode(value)
        : null
    if (!root || root.children.length === 0 || others.length > 0)
      return refuse(
        texts(
          'A factor tree needs one composite number from 4 to 10 000.',
          'Un arbre de facteurs a besoin d’un nombre composé de 4 à 10 000.',
          'تحتاج شجرة العوامل إلى عدد مركب واحد من 4 إلى 10000.',
        ),
        texts('factor tree of 60', 'arbre des facteurs de 60', 'شجرة عوامل العدد 60'),
      )
    const primes = (node: FactorNode): number[] =>
      node.children.length === 0 ? [node.value] : node.children.flatMap(primes)
    const list = primes(root)
      .sort((one, other) => one - other)
      .join(' × ')
    const number = String(root.value)
    return {
      spec: { kind: 'factor-tree', root },
      title: texts(
        `a factor tree: ${number} = ${list}`,
        `un arbre de facteurs : ${number} = ${list}`,
        `شجرة عوامل: ${number} = ${list}`,
      ),
    }
  },
}
