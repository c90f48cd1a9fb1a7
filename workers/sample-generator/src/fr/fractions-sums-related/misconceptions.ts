import { fractionBars, numberLine } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'adds-bottoms',
    wrong: 'Dans une addition de fractions, on additionne tout : le haut avec le haut, le bas avec le bas.',
    right: 'Le nombre du bas dit seulement quelles parts on compte : on ne l’additionne jamais.',
    probe:
      'La plate-bande a une moitié de tomates et un quart de haricots. Les deux sixièmes sont-ils plantés ?',
    wrongAnswer: 'Oui, parce que 1 et 1 font 2, et que 2 et 4 font 6.',
    reply:
      'Coloriez deux sixièmes d’une bande et posez-la près du demi. Elle est plus courte que les tomates seules. Est-ce possible ?',
    extra: {
      prompt:
        'Tom écrit $1/2 + 1/6 = 2/8$. a) Coloriez $1/2$ puis $1/6$ dans la bande. b) $2/8$ est-il plus grand ou plus petit que $1/2$ ? c) Corrigez Tom.',
      blocks: [fractionBars('Une bande de six parts égales, sans coloriage.', [[0, 6, '']])],
      objective: 4,
      lines: 3,
      minutes: 5,
      answer:
        'a) Trois parts, puis une part. b) Plus petit : $2/8$, c’est un quart. c) $1/2 + 1/6 = 3/6 + 1/6 = 4/6$.',
      points: ['colorie quatre parts en tout', 'voit que $2/8$ est inférieur à $1/2$', 'trouve $4/6$'],
    },
    groupWork:
      'Coloriez ensemble la bande de {extra}. Faites ensuite {core} en disant avant chaque somme : « des parts de quoi ? »',
  },
  {
    key: 'keeps-tops',
    wrong: 'Si le nombre du bas augmente, celui du haut peut rester.',
    right: 'Couper chaque part en deux donne deux fois plus de parts : on double les deux nombres.',
    probe: 'Je coupe en deux chacun de ces trois cinquièmes. Combien y a-t-il de dixièmes ?',
    wrongAnswer: 'Trois dixièmes, puisque trois parts étaient coloriées.',
    reply:
      'Comptez du doigt les petits morceaux coloriés. Une part a-t-elle disparu quand j’ai tracé les traits ?',
    extra: {
      prompt: 'Complétez : $1/4 = …/20$ et $2/5 = …/20$. Calculez ensuite $2/5 + 3/20$.',
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '$1/4 = 5/20$ et $2/5 = 8/20$. $2/5 + 3/20 = 8/20 + 3/20 = 11/20$.',
      points: ['multiplie en haut et en bas', 'trouve $11/20$'],
    },
    groupWork: 'Tracez les nouveaux traits pour {extra} avant d’écrire un nombre. Faites ensuite {core}.',
  },
  {
    key: 'bigger-bottom',
    wrong: 'Une fraction dont le nombre du bas est plus grand est une plus grande fraction.',
    right: 'Un grand nombre en bas veut dire beaucoup de parts dans l’unité, donc de petites parts.',
    probe: 'Quel morceau de la plate-bande est le plus grand, un huitième ou un demi ?',
    wrongAnswer: 'Le huitième, parce que 8 est le plus grand nombre.',
    reply:
      'Pliez cette bande une fois. Pliez-la maintenant en huit. Si c’était un gâteau, quel morceau prendriez-vous ?',
    extra: {
      prompt: 'Rangez $1/3$, $1/12$ et $1/6$, du plus petit au plus grand. $1/6 + 1/12$ dépasse-t-il $1/3$ ?',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer: '$1/12$, $1/6$, $1/3$. $1/6 + 1/12 = 2/12 + 1/12 = 3/12$ et $1/3 = 4/12$ : non.',
      points: ['le bon ordre', 'compare en douzièmes'],
    },
    groupWork:
      'Pliez trois bandes pour {extra} et posez-les l’une sous l’autre. Faites ensuite {core}, les bandes à côté de vous.',
  },
  {
    key: 'never-over-one',
    wrong: 'Une fraction est toujours inférieure à une unité.',
    right:
      'Une fraction peut compter plus de parts qu’il n’y en a dans l’unité : cinq quarts font une unité et un quart.',
    probe: 'À trois quarts, j’ajoute un demi. Où est-ce que j’arrive sur la droite ?',
    wrongAnswer: 'Avant 1, parce que les fractions sont plus petites que 1.',
    reply:
      'Partez de trois quarts et sautez d’un quart, puis encore d’un quart. Où êtes-vous après chaque saut ?',
    extra: {
      prompt:
        'Placez $3/4$, $5/4$ et $7/4$. Écrivez avec un entier celles qui dépassent 1. Calculez ensuite $3/4 + 3/8$.',
      blocks: [numberLine('Une droite graduée de 0 à 2 en quarts, sans repère.', [0, 2, 0.25], [])],
      objective: 3,
      lines: 3,
      minutes: 5,
      answer: '$5/4 = 1 1/4$ et $7/4 = 1 3/4$. $3/4 + 3/8 = 6/8 + 3/8 = 9/8 = 1 1/8$.',
      points: ['trois points bien placés', 'les deux écritures avec un entier', 'trouve $1 1/8$'],
    },
    groupWork:
      'Faites les sauts de {extra} le long d’une ligne au sol. Dans {core}, soulignez chaque résultat au-delà de 1.',
  },
]
