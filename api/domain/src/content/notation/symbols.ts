/** Commands that stand for one character. Of several names for a character, the first is the one that is written. */
const named: readonly (readonly [symbol: string, ...names: string[]])[] = [
  ['×', 'times'],
  ['÷', 'div'],
  ['·', 'cdot'],
  ['±', 'pm'],
  ['∓', 'mp'],
  ['≤', 'le', 'leq', 'leqslant'],
  ['≥', 'ge', 'geq', 'geqslant'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['≠', 'ne', 'neq'],
  ['≈', 'approx'],
  ['≃', 'simeq'],
  ['≡', 'equiv'],
  ['∼', 'sim'],
  ['∝', 'propto'],
  ['→', 'rightarrow', 'to', 'longrightarrow'],
  ['←', 'leftarrow', 'gets'],
  ['↔', 'leftrightarrow'],
  ['⇌', 'rightleftharpoons'],
  ['⇒', 'Rightarrow', 'implies'],
  ['⇔', 'Leftrightarrow', 'iff'],
  ['↦', 'mapsto'],
  ['∞', 'infty'],
  ['∈', 'in'],
  ['∉', 'notin'],
  ['⊂', 'subset'],
  ['⊆', 'subseteq'],
  ['∪', 'cup'],
  ['∩', 'cap'],
  ['∅', 'emptyset', 'varnothing'],
  ['∀', 'forall'],
  ['∃', 'exists'],
  ['∧', 'wedge', 'land'],
  ['∨', 'vee', 'lor'],
  ['¬', 'neg', 'lnot'],
  ['∠', 'angle'],
  ['△', 'triangle'],
  ['⊥', 'perp'],
  ['□', 'square'],
  ['∥', 'parallel'],
  ['|', 'vert', 'lvert', 'rvert', 'mid'],
  ['∑', 'sum'],
  ['∏', 'prod'],
  ['∫', 'int'],
  ['∂', 'partial'],
  ['∇', 'nabla'],
  ['…', 'ldots', 'dots', 'cdots'],
  ['′', 'prime'],
  ['°', 'degree'],
  ['∘', 'circ'],
  ['⌊', 'lfloor'],
  ['⌋', 'rfloor'],
  ['⌈', 'lceil'],
  ['⌉', 'rceil'],
  ['ℓ', 'ell'],
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['δ', 'delta'],
  ['ε', 'varepsilon', 'epsilon'],
  ['η', 'eta'],
  ['θ', 'theta'],
  ['κ', 'kappa'],
  ['λ', 'lambda'],
  ['μ', 'mu'],
  ['ν', 'nu'],
  ['ξ', 'xi'],
  ['π', 'pi'],
  ['ρ', 'rho'],
  ['σ', 'sigma'],
  ['τ', 'tau'],
  ['φ', 'varphi', 'phi'],
  ['χ', 'chi'],
  ['ψ', 'psi'],
  ['ω', 'omega'],
  ['Γ', 'Gamma'],
  ['Δ', 'Delta'],
  ['Θ', 'Theta'],
  ['Λ', 'Lambda'],
  ['Π', 'Pi'],
  ['Σ', 'Sigma'],
  ['Φ', 'Phi'],
  ['Ψ', 'Psi'],
  ['Ω', 'Omega'],
]

const symbols = new Map(named.flatMap(([symbol, ...names]) => names.map((name) => [name, symbol] as const)))
const commands = new Map(named.flatMap(([symbol, name]) => (name ? [[symbol, name] as const] : [])))

/** The character that a command stands for, such as × for `times`. */
export const symbolOf = (name: string): string | undefined => symbols.get(name)

/** The command for a character that LaTeX writes with one. */
export const commandOf = (symbol: string): string | undefined => commands.get(symbol)

/** Functions, which LaTeX writes as commands and prints upright. */
export const functionNames: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min gcd lcm mod det deg'.split(
    ' ',
  ),
)

/** Short words that would otherwise be read as letters next to each other, which are multiplied. */
export const shortWords: ReadonlySet<string> = new Set([
  ...functionNames,
  ...'mm cm dm km ml cl dl kg mg Hz kHz mol min ms Pa kPa Nm kJ kW kWh MHz eV dB km hm and or if of to is et ou si de'.split(
    ' ',
  ),
  ...'pgcd ppcm hcf pi'.split(' '),
])

/** Operators that are typed with two characters. */
export const typedOperators: readonly (readonly [typed: string, symbol: string])[] = [
  ['<=>', '⇔'],
  ['<=', '≤'],
  ['>=', '≥'],
  ['!=', '≠'],
  ['->', '→'],
  ['=>', '⇒'],
]

/** Characters that are typed for one that looks better in print. */
export const typedCharacters: ReadonlyMap<string, string> = new Map([
  ['-', '−'],
  ['*', '×'],
  ["'", '′'],
])
