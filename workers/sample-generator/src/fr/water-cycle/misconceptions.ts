import { flow } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'water-vanishes',
    wrong: 'Quand une flaque sèche, l’eau est perdue pour toujours.',
    right: 'Elle est dans l’air sous forme de vapeur, et tôt ou tard elle redescend.',
    probe: 'Un chiffon mouillé est sec après une heure. Y a-t-il maintenant moins d’eau dans le monde ?',
    wrongAnswer: 'Oui, parce que le chiffon l’a usée.',
    reply: 'Pourrait-on la peser si l’on attrapait tout l’air de la pièce ? Qu’y trouverait-on ?',
    extra: {
      prompt:
        'Un verre d’eau est au soleil sous un saladier transparent. Après une heure, il y a des gouttes à l’intérieur du saladier. Expliquez en quoi cela montre que l’eau ne se perd pas.',
      objective: 2,
      lines: 4,
      minutes: 5,
      answer:
        'L’eau du verre s’est évaporée. La vapeur n’a pas pu sortir du saladier. Elle s’est condensée dessus en gouttes. Verre, vapeur et gouttes contiennent ensemble autant d’eau qu’avant.',
      points: ['s’évapore', 'se condense sur le saladier', 'rien n’est sorti'],
    },
    groupWork:
      'Dessinez {extra} avec une flèche pour chaque déplacement de l’eau. Faites ensuite {core} en demandant toujours : où est-elle maintenant ?',
  },
  {
    key: 'clouds-are-smoke',
    wrong: 'Les nuages sont de la fumée ou de la vapeur.',
    right: 'Ils sont faits de toutes petites gouttes d’eau, ou de glace. La vapeur, elle, ne se voit pas.',
    probe:
      'Vous marchez dans le brouillard, qui est un nuage au sol. Que trouve-t-on ensuite sur votre veste ?',
    wrongAnswer: 'Rien, parce que le brouillard n’est que de la fumée.',
    reply: 'Touchez une veste après une promenade dans le brouillard. Qu’y a laissé le nuage ?',
    extra: {
      prompt:
        'Le voit-on ou non ? Écrivez « visible » ou « invisible », et dites ce que c’est : la vapeur d’eau de la pièce, un nuage, le brouillard, l’air au ras d’une casserole chaude.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'Vapeur : invisible, un gaz. Nuage : visible, des gouttes. Brouillard : visible, des gouttes. Au ras de l’eau : invisible, car c’est encore de la vapeur ; plus haut apparaissent des gouttes blanches.',
      points: ['la vapeur est invisible', 'nuage et brouillard sont des gouttes'],
    },
    groupWork:
      'Classez avec des cartes les quatre choses de {extra} en « gaz » et « gouttes ». Faites ensuite {core}.',
  },
  {
    key: 'boiling-needed',
    wrong: 'L’eau ne devient de la vapeur que lorsqu’elle bout.',
    right: 'Elle s’évapore à toutes les températures, seulement plus lentement quand il fait frais.',
    probe: 'Il fait frais, 10 degrés. Une flaque peut-elle sécher ?',
    wrongAnswer: 'Non, parce qu’il ne fait pas assez chaud.',
    reply: 'Comment la cour mouillée a-t-elle séché l’automne dernier ? Quelqu’un y faisait-il la cuisine ?',
    extra: {
      prompt:
        'Rangez du séchage le plus lent au plus rapide : une serviette dans une cave fraîche, une serviette dehors un jour chaud et venteux, une serviette dehors un jour frais et calme. Donnez une raison.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer:
        'Cave, jour frais et calme, jour chaud et venteux. Toutes sèchent sans bouillir. La chaleur et le vent accélèrent.',
      points: ['le bon ordre', 'pas besoin de bouillir', 'chaleur et vent'],
    },
    groupWork:
      'Parlez de {extra} avant d’écrire : qui a déjà vu sécher quelque chose dans le froid ? Continuez avec {core}.',
  },
  {
    key: 'glass-leaks',
    wrong: 'Les gouttes d’une bouteille froide traversent le verre.',
    right: 'Elles viennent de l’air : la vapeur se condense sur la bouteille froide.',
    probe: 'Une bouteille froide contient du jus rouge. De quelle couleur sont les gouttes dehors ?',
    wrongAnswer: 'Rouges, parce qu’elles viennent de l’intérieur.',
    reply:
      'Imaginez de l’huile au lieu du jus. Pourrait-il y avoir de l’huile dehors ? Qu’est-ce qui touche la bouteille de l’extérieur ?',
    extra: {
      prompt:
        'Remettez les quatre étapes en ordre et écrivez-les : des gouttes coulent sur la bouteille – la bouteille sort du réfrigérateur – la vapeur se condense – l’air se refroidit contre le verre.',
      blocks: [flow('Quatre cases vides pour les étapes.', ['1', '2', '3', '4'])],
      objective: 3,
      lines: 2,
      minutes: 3,
      answer:
        'La bouteille sort du réfrigérateur, l’air se refroidit contre le verre, la vapeur se condense, des gouttes coulent sur la bouteille.',
      points: ['les étapes en ordre'],
    },
    groupWork:
      'Jouez {extra} : l’un est la bouteille, les autres sont la vapeur qui s’approche. Faites ensuite {core}.',
  },
]
