import { flow, stack, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const digestion: TopicPack = withFormulas({
  summary:
    'Les élèves suivent une bouchée de pain dans le corps et découvrent comment elle passe dans le sang.',
  byModel: {
    direct:
      'Vous dessinez le chemin d’une bouchée, les binômes nomment les organes, puis chacun explique des cas de tous les jours.',
    inquiry:
      'Trois tubes montrent que la salive fait quelque chose au pain ; le chemin dans le corps vient ensuite.',
    'five-e':
      'Du pain dans une jambe est l’énigme, des tubes sont l’indice, l’intestin grêle est la solution.',
    cooperative: 'Des experts de trois parties du chemin assemblent leurs dessins.',
    flipped:
      'L’usine et la serviette sont lues à la maison ; en classe, il est question de médecins et de déjeuners.',
    project: 'Les équipes dessinent une bande dessinée où un morceau de pain raconte son voyage.',
  },
  idea: 'La digestion démonte les aliments jusqu’à ce que leurs parties soient assez petites pour passer dans le sang.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer dans l’ordre les cinq organes que traversent les aliments.',
      evidence: 'Les dit de la bouche au gros intestin et les montre.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi les aliments sont découpés et comment ils passent dans le sang.',
      evidence: 'Parle de très petites parties, des villosités et de la paroi mince.',
    },
    {
      bloomLevel: 'apply',
      text: 'Décrire ce qui arrive à un aliment donné dans chaque organe.',
      evidence: 'Suit une pomme de terre ou un œuf et nomme le suc qui agit.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Distinguer réduire un aliment en morceaux et transformer sa matière.',
      evidence: 'Classe six exemples et en justifie deux.',
    },
  ],
  prior: [
    'Le corps a besoin d’aliments pour bouger, grandir et avoir chaud.',
    'Le sang transporte des substances dans le corps.',
  ],
  priorCheck: {
    question:
      'Nommez deux choses pour lesquelles le corps a besoin d’aliments. Qu’est-ce qui circule dans tout le corps ?',
    answer: 'Par exemple bouger et grandir ; le sang. Qui ne le sait pas cherche d’abord son pouls.',
  },
  materials: [
    'Tableau pour une grande silhouette.',
    'Une fiche par élève et du papier pour dessiner.',
    'Des crayons, dont un rouge pour le sang.',
  ],
  terms: [
    ['digestion', 'Le démontage des aliments jusqu’à ce qu’ils puissent passer dans le sang.'],
    ['salive', 'Le suc de la bouche, qui commence à faire du sucre avec l’amidon.'],
    ['œsophage', 'Le tube musclé entre la bouche et l’estomac.'],
    ['estomac', 'L’organe qui malaxe les aliments avec un suc acide.'],
    ['intestin grêle', 'Le tube long et mince où a lieu l’essentiel de la digestion.'],
    ['villosités', 'Les doigts minuscules de l’intestin grêle qui agrandissent sa paroi.'],
    ['gros intestin', 'Le dernier tube, qui reprend l’eau.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    flow('Le chemin des aliments.', ['bouche', 'œsophage', 'estomac', 'intestin grêle', 'gros intestin']),
    table(
      ['organe', 'plus petit', 'transformé'],
      [
        ['bouche', 'dents', 'salive : amidon'],
        ['estomac', 'malaxe', 'suc acide : protéines'],
        ['intestin grêle', 'bile : gouttes de graisse', 'sucs : amidon, protéines, graisses'],
        ['gros intestin', '–', 'l’eau est reprise'],
      ],
    ),
    stack('Des aliments au sang.', [
      ['très petites parties', 'dans l’intestin grêle'],
      ['villosités et paroi mince', 'une grande surface'],
      ['sang', 'vers tout le corps'],
    ]),
    text('Le voyage entier : environ 28 heures.'),
  ],
  sheet: {
    title: 'La digestion : le chemin des aliments dans le corps',
    instructions:
      'Répondez en phrases entières. Dites pour chaque organe s’il réduit l’aliment ou s’il le transforme.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Choisissez le bon mot dans chaque ligne du tableau et écrivez la phrase entière.',
    minutes: 15,
    blocks: [
      table(
        ['phrase', 'choix'],
        [
          ['Dans la bouche, la … commence à faire du sucre avec l’amidon.', 'salive / bile'],
          ['L’… pousse la bouchée avec ses muscles.', 'œsophage / estomac'],
          ['Les petites parties passent dans le sang dans l’intestin …', 'grêle / gros'],
          ['Dans le gros intestin, le corps reprend de l’…', 'eau / huile'],
        ],
      ),
    ],
    answer: 'Salive ; œsophage ; grêle ; eau.',
    points: ['un point pour chaque mot', 'des phrases entières'],
    easier: {
      task: 'Choisissez le bon mot dans chaque ligne du tableau. Il vous faut salive, œsophage, grêle et eau, dans un autre ordre.',
      minutes: 10,
    },
    harder: {
      task: 'Choisissez le bon mot dans chaque ligne du tableau, et écrivez pour chaque mot écarté son vrai rapport avec la digestion.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Essayez sur vous-même : mâchez un morceau de pain une minute, à la maison. Décrivez le goût et la texture toutes les 15 secondes, et expliquez.',
      answer:
        'Il devient mou et humide, puis de plus en plus sucré, car la salive fait du sucre avec l’amidon.',
      points: ['une description dans le temps', 'la raison du goût sucré'],
    },
    {
      task: 'Les oiseaux n’ont pas de dents, mais beaucoup avalent de petits cailloux. Que peuvent faire ces cailloux dans l’estomac ?',
      answer: 'Ils broient les aliments, comme nos dents. Ils ne changent que la taille.',
      points: ['broyer', 'la taille seulement'],
    },
  ],
  reflection: [
    'Dans combien de dessins le pain marchait-il encore jusqu’à la jambe ?',
    'Quel mot a été le plus difficile : villosités ou œsophage ?',
    'La serviette a-t-elle expliqué la surface, ou me faut-il une autre image ?',
  ],
})
