import type { TopicBank } from '../../content.ts'

export const cells: TopicBank = {
  idea: 'Tout être vivant est fait de cellules ; leurs parties se partagent le travail, et leur forme convient à leur rôle.',
  prior: ['Les signes de la vie : grandir, se nourrir, réagir.', 'L’usage d’une loupe ou d’un microscope.'],
  terms: [
    ['membrane', 'La fine enveloppe de la cellule, qui règle ce qui entre et sort.'],
    ['noyau', 'La partie qui contient l’information génétique.'],
    ['cytoplasme', 'La gelée dans laquelle baignent les parties de la cellule.'],
    ['paroi', 'Une couche rigide autour des cellules végétales, à l’extérieur de la membrane.'],
    ['mitochondrie', 'La partie où la cellule libère de l’énergie.'],
  ],
  errors: [
    [
      'Les cellules végétales ont une paroi à la place de la membrane.',
      'Elles ont les deux : la paroi soutient, la membrane contrôle.',
    ],
    [
      'Les grands animaux ont de plus grandes cellules.',
      'Un éléphant a plus de cellules qu’une souris, et non des cellules plus grandes.',
    ],
  ],
  model:
    'Une peau d’oignon au microscope : on commence par le plus faible objectif, on trouve la paroi, puis le noyau. On ne dessine que ce que l’on voit, un trait par bord, et l’on note le grossissement : oculaire 10 × objectif 40 = 400.',
  task: 'Préparez une peau d’oignon à l’eau iodée et des cellules de la joue au bleu de méthylène. Dessinez deux cellules voisines de chaque sorte et légendez tout ce que vous voyez vraiment.',
  aims: [
    ['apply', 'Dessiner et légender une cellule vue au microscope.'],
    ['analyse', 'Comparer les cellules végétale et animale d’après leurs parties.'],
    ['create', 'Construire une maquette de cellule et justifier le choix de chaque élément.'],
  ],
  materials: [
    'microscopes, lames et lamelles',
    'oignon, eau iodée, bleu de méthylène, cotons-tiges',
    'papier à dessin et crayons bien taillés',
  ],
  quiz: [
    ['Citer deux parties propres aux cellules végétales.', 'La paroi et les chloroplastes.'],
    ['Oculaire ×10, objectif ×40 : quel est le grossissement ?', '400 fois.'],
    ['Que contient le noyau ?', 'L’information génétique.'],
    ['Quelle couche règle les entrées dans la cellule ?', 'La membrane.'],
    [
      'Pourquoi les cellules des muscles ont-elles beaucoup de mitochondries ?',
      'Elles ont besoin de beaucoup d’énergie.',
    ],
  ],
  homework:
    'Comparer une cellule à une école ou à une ville : trouver cinq parties au rôle voisin, et un point où la comparaison ne tient plus.',
}
