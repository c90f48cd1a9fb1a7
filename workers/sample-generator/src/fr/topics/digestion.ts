import type { TopicPack } from '../../older/topic-pack.ts'

export const digestion: TopicPack = {
  summary:
    'Les élèves suivent un morceau de pain dans le corps et apprennent ce que fait chaque organe de la digestion.',
  idea: 'La digestion transforme les aliments en éléments si petits qu’ils peuvent passer dans le sang.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer dans l’ordre les organes que traversent les aliments.',
      evidence: 'Nomme bouche, œsophage, estomac, intestin grêle et gros intestin, sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi les aliments doivent être transformés.',
      evidence: 'Dit que seuls de très petits éléments passent dans le sang.',
    },
    {
      bloomLevel: 'apply',
      text: 'Dessiner le trajet des aliments et légender le rôle de chaque organe.',
      evidence: 'Légende cinq organes avec le bon rôle.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Distinguer l’action des dents et celle des sucs digestifs.',
      evidence: 'Donne un exemple de chacune et dit ce qui change et ce qui reste.',
    },
  ],
  prior: [
    'Le corps a besoin d’aliments pour bouger, grandir et rester chaud.',
    'Le sang transporte des substances dans tout le corps.',
  ],
  priorCheck: {
    question: 'À quoi les aliments servent-ils au corps ? Citez deux choses.',
    answer: 'Par exemple à bouger et à grandir.',
  },
  opener: {
    question:
      'Vous mangez un morceau de pain, et plus tard les muscles de vos jambes s’en servent. Comment le pain peut-il arriver dans une jambe ?',
    answer: 'Il est transformé en très petits éléments, que le sang apporte aux muscles.',
  },
  terms: [
    ['digestion', 'La transformation des aliments en éléments assez petits pour passer dans le sang.'],
    ['œsophage', 'Le tube qui va de la bouche à l’estomac.'],
    ['estomac', 'Un organe qui brasse les aliments avec un suc acide.'],
    [
      'intestin grêle',
      'Un tube long et étroit où s’achève la digestion et d’où les éléments passent dans le sang.',
    ],
    ['gros intestin', 'Le dernier tube, plus large, où l’eau est récupérée.'],
  ],
  errors: [
    [
      'Toute la digestion se fait dans l’estomac.',
      'Elle commence dans la bouche et se fait surtout dans l’intestin grêle.',
    ],
    [
      'Les aliments tombent dans l’estomac par leur poids.',
      'Les muscles de l’œsophage les poussent ; on peut aussi avaler couché.',
    ],
  ],
  explanation:
    'Dessinez la silhouette d’un corps. Partez de la bouche. Les dents coupent et écrasent les aliments : les morceaux rapetissent, mais la substance reste la même. La salive les mouille et commence à transformer l’amidon, celui du pain par exemple, en sucre : ici, la substance change. La langue pousse les aliments dans l’œsophage. Les muscles de l’œsophage les poussent vers l’estomac, même si l’on est couché. L’estomac les brasse pendant quelques heures avec un suc acide, qui commence à transformer les protéines et tue beaucoup de microbes. La bouillie passe ensuite peu à peu dans l’intestin grêle, long d’environ six mètres chez l’adulte. Le suc du pancréas et la bile, qui vient du foie, s’y ajoutent. L’amidon, les protéines et les graisses y sont transformés en éléments très petits. Ceux-ci traversent la fine paroi de l’intestin grêle, et le sang les apporte à tout le corps. Ce qui n’est pas digéré passe dans le gros intestin. L’eau y est récupérée, et le reste quitte le corps.',
  exploration: {
    task: 'Imaginez que vous mordez dans du pain et que vous le mâchez une minute entière. Écrivez comment changent sa taille, sa consistance et son goût. Dessinez où il va ensuite, selon vous.',
    expected:
      'Il devient petit, humide et mou, et finit par avoir un goût plus sucré. Il descend par l’œsophage dans l’estomac.',
  },
  activity: {
    task: 'Dessinez la silhouette d’un corps avec les cinq organes dans l’ordre. À côté de chacun, écrivez en une phrase ce qui y arrive à un morceau de pain. Marquez d’une étoile l’endroit où ses éléments passent dans le sang.',
    expected:
      'Bouche : mâché et mouillé. Œsophage : poussé. Estomac : brassé avec un suc acide. Intestin grêle : transformé, les éléments passent dans le sang (étoile). Gros intestin : l’eau est récupérée.',
  },
  practice: [
    { question: 'Dans quel organe les aliments arrivent-ils après l’œsophage ?', answer: 'Dans l’estomac.' },
    {
      question: 'Qu’est-ce que les dents changent aux aliments, et que ne changent-elles pas ?',
      answer: 'Elles les rendent plus petits ; la substance reste la même.',
    },
    {
      question: 'Que se passe-t-il dans l’intestin grêle ?',
      answer: 'La digestion s’y achève, et de très petits éléments passent dans le sang.',
    },
    { question: 'Peut-on avaler couché ? Pourquoi ?', answer: 'Oui, car des muscles poussent les aliments.' },
  ],
  challenge: {
    question:
      'Après une opération, une personne a un intestin grêle bien plus court. Quel problème cela peut-il poser ?',
    answer: 'Trop peu d’éléments passent dans le sang, car il y a moins de paroi à traverser.',
  },
  exit: [
    {
      question: 'Rangez dans l’ordre : estomac, gros intestin, bouche, intestin grêle, œsophage.',
      answer: 'Bouche, œsophage, estomac, intestin grêle, gros intestin.',
    },
    {
      question: 'Pourquoi les aliments doivent-ils devenir des éléments très petits ?',
      answer: 'Pour pouvoir passer dans le sang.',
    },
    {
      question: 'Quelle substance la salive commence-t-elle à transformer ?',
      answer: 'L’amidon ; il en vient du sucre.',
    },
    { question: 'Que récupère le gros intestin ?', answer: 'De l’eau.' },
  ],
  parts: [
    'La bouche et l’œsophage : ce qui s’y passe, et pourquoi.',
    'L’estomac : ce qu’il fait des aliments.',
    'L’intestin grêle et le gros intestin : ce qui passe, et où.',
  ],
  product: 'le récit de voyage d’un morceau de pain dans le corps, avec une carte',
  materials: [],
  support: [
    'Une silhouette avec les organes déjà dessinés et leurs noms à placer.',
    'Phrase à compléter : « Dans …, les aliments sont …. Ils passent ensuite dans …. »',
  ],
  core: ['Raconter à un camarade le trajet d’un morceau de pain, avec une phrase par organe.'],
  homework: {
    task: 'Choisir un aliment mangé aujourd’hui. Écrire en cinq phrases ce qui lui arrive de la bouche au gros intestin.',
    minutes: 15,
  },
  extension: [
    'Chercher ce que sont les fibres et pourquoi elles comptent, bien qu’on ne les digère pas.',
    'Chercher pourquoi la vache a un estomac en quatre parties, et les dessiner.',
  ],
}
