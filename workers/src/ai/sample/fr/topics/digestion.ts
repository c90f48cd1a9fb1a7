import type { TopicBank } from '../../content.ts'

export const digestion: TopicBank = {
  idea: 'La digestion découpe les aliments, par la force et par les enzymes, en éléments assez petits pour passer dans le sang.',
  prior: ['Les groupes d’aliments et leur rôle.', 'Les organes du corps et leur place.'],
  terms: [
    ['digestion', 'La transformation des aliments en éléments capables de passer dans le sang.'],
    ['enzyme', 'Une substance du corps qui accélère une réaction, comme la coupure de l’amidon.'],
    ['intestin grêle', 'Le long tube où la plupart des nutriments passent dans le sang.'],
    ['absorption', 'Le passage des nutriments à travers la paroi de l’intestin vers le sang.'],
    ['villosités', 'De minuscules replis qui rendent la paroi de l’intestin immense.'],
  ],
  errors: [
    [
      'La digestion se fait dans l’estomac.',
      'Elle commence dans la bouche et a surtout lieu dans l’intestin grêle.',
    ],
    [
      'Les aliments traversent le foie et le pancréas.',
      'Ces organes envoient des sucs dans l’intestin ; les aliments n’y entrent jamais.',
    ],
  ],
  model:
    'Un morceau de pain : dans la bouche il est broyé et devient sucré, car la salive coupe l’amidon ; dans l’estomac il est brassé avec de l’acide ; dans l’intestin grêle, les enzymes achèvent le travail et le sucre passe dans le sang. Le reste s’épaissit dans le gros intestin.',
  task: 'Mâchez du pain deux minutes et notez comment le goût change. Testez à l’eau iodée du pain seul et du pain mêlé de salive après dix minutes ; étendez une ficelle de 7 m et marquez-y les étapes du trajet.',
  aims: [
    ['apply', 'Situer les organes de la digestion sur une silhouette et les mettre dans l’ordre.'],
    ['analyse', 'Distinguer le travail des dents de celui des enzymes.'],
    ['evaluate', 'Évaluer un petit-déjeuner selon ses apports et justifier un changement.'],
  ],
  materials: ['pain, eau iodée et tubes à essai', 'ficelle de 7 m', 'silhouette du corps pour chaque groupe'],
  quiz: [
    ['Où commence la digestion ?', 'Dans la bouche.'],
    ['Dans quel organe la plupart des nutriments passent-ils dans le sang ?', 'Dans l’intestin grêle.'],
    [
      'Pourquoi le pain longtemps mâché devient-il sucré ?',
      'Une enzyme de la salive coupe l’amidon en sucres.',
    ],
    ['En quoi les villosités facilitent-elles l’absorption ?', 'Elles agrandissent beaucoup la surface.'],
    ['Quel est le rôle principal du gros intestin ?', 'Récupérer de l’eau.'],
  ],
  homework:
    'Écrire le journal d’une tartine, de l’assiette au sang, en cinq étapes, avec ce qui se passe à chacune.',
}
