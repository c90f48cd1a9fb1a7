import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'all-in-stomach',
    wrong: 'Toute la digestion a lieu dans l’estomac.',
    right: 'Elle commence dans la bouche, et la plus grande partie a lieu dans l’intestin grêle.',
    probe: 'Certaines personnes vivent sans estomac après une opération. Peuvent-elles digérer ?',
    wrongAnswer: 'Non, puisque la digestion est dans l’estomac.',
    reply:
      'Elles font beaucoup de petits repas et vivent bien. Quel organe fait l’essentiel, et où les aliments passent-ils dans le sang ?',
    extra: {
      prompt: 'Mettez une croix quand c’est vrai. Quel organe a le plus de croix ?',
      blocks: [
        table(
          ['', 'bouche', 'estomac', 'intestin grêle'],
          [
            ['les aliments sont coupés ou malaxés', '…', '…', '…'],
            ['l’amidon est découpé', '…', '…', '…'],
            ['les graisses sont découpées', '…', '…', '…'],
            ['des parties passent dans le sang', '…', '…', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 1,
      minutes: 4,
      answer:
        'Coupés ou malaxés : bouche, estomac. Amidon : bouche, intestin grêle. Graisses : intestin grêle. Dans le sang : intestin grêle. C’est lui qui a le plus de croix.',
      points: ['la ligne de l’amidon', 'la ligne du sang', 'nomme l’intestin grêle'],
    },
    groupWork:
      'Faites une carte par organe et posez dessous les tâches de {extra}. Faites ensuite {core} avec les cartes sur la table.',
  },
  {
    key: 'falls-down',
    wrong: 'Les aliments tombent dans l’estomac par l’œsophage.',
    right: 'Les muscles de l’œsophage les poussent, quelle que soit la position du corps.',
    probe: 'Une girafe peut-elle boire la tête en bas ? Dans quel sens va l’eau ?',
    wrongAnswer: 'Elle ne peut pas avaler ainsi, l’eau ressortirait.',
    reply: 'Les girafes boivent ainsi. Qu’est-ce qui fait monter l’eau dans un cou de deux mètres ?',
    extra: {
      prompt:
        'Dessinez trois images d’une bouchée dans l’œsophage. Marquez sur chacune, par des flèches, où les muscles se serrent.',
      objective: 3,
      lines: 0,
      minutes: 5,
      answer:
        'Les flèches serrent derrière la bouchée, du côté de la bouche. D’image en image, la bouchée approche de l’estomac.',
      points: ['serre derrière la bouchée', 'la bouchée avance vers l’estomac'],
    },
    groupWork:
      'Montrez {extra} avec une chaussette et une boule de papier que l’on pousse d’un bout à l’autre. Continuez avec {core}.',
  },
  {
    key: 'two-pipes',
    wrong: 'Il y a un tuyau pour les aliments et un autre pour les boissons.',
    right: 'Les deux passent par les mêmes organes. L’eau passe des intestins dans le sang.',
    probe: 'Vous buvez un verre d’eau. Par quels organes passe-t-il ?',
    wrongAnswer: 'Par un tuyau à eau jusqu’à la vessie.',
    reply: 'Cherchez un second tuyau sur le dessin. Où l’eau arrive-t-elle d’abord près du sang ?',
    extra: {
      prompt:
        'Le lait est une boisson et un aliment. Écrivez son chemin dans le corps avec cinq mots et des flèches.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer:
        'Bouche → œsophage → estomac → intestin grêle → gros intestin. En route, les petites parties passent dans le sang.',
      points: ['les mêmes organes que le pain', 'le bon ordre'],
    },
    groupWork:
      'Suivez du doigt sur le dessin le chemin de {extra} en disant chaque organe. Faites {core} de la même façon.',
  },
  {
    key: 'grinding-is-enough',
    wrong: 'Un aliment est digéré quand il est coupé en petits morceaux.',
    right:
      'Même la plus petite miette est trop grosse. Des sucs doivent en faire des parties qui traversent la paroi.',
    probe:
      'Si je mouds du pain en farine très fine et que je la bois avec de l’eau, faut-il encore la digérer ?',
    wrongAnswer: 'Non, puisqu’elle est déjà petite.',
    reply: 'Cette farine est-elle sucrée ? Qu’est-ce que la machine n’a pas fait, et que fait la salive ?',
    extra: {
      prompt:
        'Qu’est-ce qui ne change que la taille, qu’est-ce qui change la matière ? Classez : une râpe, la salive, les molaires, le suc acide de l’estomac, un mixeur, le suc du pancréas.',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer:
        'La taille seulement : râpe, molaires, mixeur. La matière : salive, suc acide, suc du pancréas.',
      points: ['trois pour la taille', 'trois pour la matière'],
    },
    groupWork:
      'Mimez {extra} : l’un montre des ciseaux, l’autre des gouttes ; les autres disent ce que c’est. Travaillez ensuite {core}.',
  },
]
