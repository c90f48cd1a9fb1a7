import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'food-from-soil',
    wrong: 'Les plantes tirent leur nourriture du sol par les racines.',
    right:
      'Elles fabriquent leur nourriture dans les feuilles avec du dioxyde de carbone et de l’eau ; le sol donne l’eau et quelques sels minéraux.',
    probe: 'Un jardinier dit : « L’engrais nourrit les plantes. » D’où vient la matière d’une tomate ?',
    wrongAnswer: 'De la terre et de l’engrais, que les racines mangent.',
    reply: 'Alors le pot devrait être vide quand la tomate a poussé. Qu’a montré la pesée du saule ?',
    extra: {
      prompt:
        'Du cresson pousse sur du coton humide, sans terre. D’où viennent ses feuilles et ses tiges ? Écrivez trois phrases.',
      objective: 2,
      lines: 4,
      minutes: 5,
      answer:
        'Les premières feuilles viennent des réserves de la graine. Ensuite le cresson fabrique du glucose avec l’eau du coton et le dioxyde de carbone de l’air. Il en construit ses feuilles et ses tiges, sans avoir besoin de terre.',
      points: ['nomme l’eau', 'nomme le dioxyde de carbone', 'dit que la terre n’est pas la source'],
    },
    groupWork:
      'Tracez pour {extra} le chemin de chaque substance dans sa couleur. Faites ensuite {core} en demandant de chaque kilogramme : d’où vient-il ?',
  },
  {
    key: 'breathes-at-night',
    wrong: 'Les plantes ne respirent que la nuit ; le jour, elles font la photosynthèse à la place.',
    right: 'La respiration a lieu jour et nuit. À la lumière, la photosynthèse s’y ajoute.',
    probe: 'À midi, en plein soleil, un tournesol utilise-t-il du dioxygène ?',
    wrongAnswer: 'Non, il en rejette ; il n’en utilise que la nuit.',
    reply:
      'De quoi toute cellule vivante a-t-elle besoin à chaque instant ? Les racines, qui sont dans le noir, pourraient-elles s’en passer ?',
    extra: {
      prompt: 'Complétez par oui ou non. Expliquez la ligne de la racine.',
      blocks: [
        table(
          ['partie de la plante à midi', 'photosynthèse', 'respiration'],
          [
            ['feuille verte', '…', '…'],
            ['racine dans le sol', '…', '…'],
            ['pétale blanc', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 5,
      answer:
        'Feuille : oui, oui. Racine : non, oui. Pétale : non, oui. La racine n’a ni chlorophylle ni lumière, mais elle vit, donc elle respire.',
      points: ['respiration partout', 'photosynthèse dans la feuille seulement', 'une raison pour la racine'],
    },
    groupWork:
      'Posez pour {extra} deux rangées de cartes, une par processus, sur une journée de 24 heures. Continuez avec {core}.',
  },
  {
    key: 'light-is-matter',
    wrong: 'Les plantes sont faites de lumière ; le soleil se change en plante.',
    right: 'La lumière est de l’énergie. Les matériaux sont le dioxyde de carbone et l’eau.',
    probe:
      'Si j’éclaire très fort une feuille dans un air sans dioxyde de carbone, fabrique-t-elle du sucre ?',
    wrongAnswer: 'Oui, puisqu’elle reçoit beaucoup de lumière.',
    reply:
      'Un boulanger peut-il faire du pain avec un four chaud et sans farine ? Que manque-t-il à la feuille ?',
    extra: {
      prompt:
        'Classez en deux listes, « ingrédient » et « nécessaire, mais pas un ingrédient » : eau, lumière, dioxyde de carbone, chlorophylle.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer:
        'Ingrédients : eau et dioxyde de carbone. Nécessaires sans être des ingrédients : lumière et chlorophylle.',
      points: ['les deux bons ingrédients', 'la lumière n’en est pas un'],
    },
    groupWork:
      'Racontez-vous la boulangerie avec vos mots avant {extra}. Dans {core}, dessinez une flamme près de tout ce qui est de l’énergie.',
  },
  {
    key: 'only-oxygen',
    wrong: 'Les plantes font la photosynthèse pour nous donner du dioxygène.',
    right: 'Elles la font pour avoir du glucose. Le dioxygène est ce qui reste.',
    probe: 'Avant qu’il y ait des animaux, les plantes vertes faisaient-elles la photosynthèse ? Pour quoi ?',
    wrongAnswer: 'Non, puisque personne n’avait besoin de dioxygène.',
    reply: 'De quoi la plante vivrait-elle sans cela ? Lequel des deux produits reste dans la plante ?',
    extra: {
      prompt:
        'Que devient chaque produit de la photosynthèse ? Complétez « Le glucose … » et « Le dioxygène … », puis dites duquel la plante ne peut pas se passer.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer:
        'Le glucose reste dans la plante : il donne de l’énergie et sert à faire de l’amidon et du bois. Le dioxygène sort surtout par les stomates. C’est le glucose qui la fait vivre.',
      points: ['l’usage du glucose', 'le dioxygène sort', 'nomme le glucose'],
    },
    groupWork:
      'Écrivez pour {extra} le journal de la plante : qu’est-ce que je garde, qu’est-ce que je laisse partir ? Faites ensuite {core}.',
  },
]
