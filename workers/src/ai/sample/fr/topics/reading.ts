import type { TopicBank } from '../../content.ts'

export const reading: TopicBank = {
  idea: 'Le lecteur construit le sens avec ce que le texte dit, ce qu’il tait et ce que lui-même sait.',
  prior: ['Relever une information écrite mot à mot.', 'Qui parle, où, quand.'],
  terms: [
    ['idée principale', 'Ce que le texte entier veut dire.'],
    ['détail', 'Une information qui soutient l’idée principale.'],
    ['inférence', 'Une conclusion tirée d’indices, non écrite mot à mot.'],
    ['contexte', 'Les mots autour, qui aident à comprendre un mot inconnu.'],
    ['point de vue', 'Le regard par lequel on nous raconte.'],
  ],
  errors: [
    [
      'L’idée principale est la première phrase.',
      'Parfois. Il faut se demander de quoi parlent ensemble tous les paragraphes.',
    ],
    [
      'Un mot inconnu se cherche aussitôt dans le dictionnaire.',
      'On lit d’abord jusqu’au bout de la phrase : le contexte suffit souvent.',
    ],
  ],
  model:
    '« Mia secoua son parapluie et le laissa dans l’entrée. » Qu’est-ce qui est dit ? Elle a un parapluie. Que peut-on en déduire ? Il pleut dehors. Quels mots le montrent ? On raisonne de même, à voix haute, sur deux autres phrases.',
  task: 'Lisez le texte à deux, un paragraphe chacun. Après chaque paragraphe, écrivez une phrase qui le résume, une question, et une déduction avec la ligne qui la prouve.',
  aims: [
    ['apply', 'Utiliser le contexte pour trouver le sens de mots inconnus.'],
    ['analyse', 'Distinguer ce qu’un texte dit de ce que l’on en déduit.'],
    ['evaluate', 'Justifier une interprétation par deux citations.'],
  ],
  materials: [
    'texte d’une page aux lignes numérotées',
    'deux surligneurs par binôme',
    'cartes de questions de trois sortes',
  ],
  quiz: [
    ['Qu’est-ce qu’une inférence ?', 'Une conclusion tirée des indices du texte et de ce que l’on sait.'],
    ['Comment prouve-t-on une inférence ?', 'En citant les mots ou la ligne sur lesquels elle repose.'],
    ['Où chercher d’abord le sens d’un mot inconnu ?', 'Dans les phrases qui l’entourent.'],
    ['« Le chien était brun » : idée principale ou détail ?', 'Un détail.'],
    ['Quelle question aide à trouver l’idée principale ?', 'De quoi parlent ensemble tous les paragraphes ?'],
  ],
  homework:
    'Lire quatre pages d’un livre de son choix. Noter une inférence avec sa page et sa ligne, et un mot compris grâce au contexte.',
}
