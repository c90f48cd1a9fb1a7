import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Vous mangez du pain, et une heure plus tard les muscles de votre jambe en tirent de la force. Comment du pain arrive-t-il dans une jambe ?'
const kept =
  'Laissez dessiner ce que l’on imagine. À la fin, la réponse sera : en très petites parties, portées par le sang.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Du pain dans la jambe',
      teacher:
        'Dessinez la silhouette d’une personne qui tient du pain, avec une flèche vers le mollet. Chacun dessine comment le pain y arrive. Accrochez trois dessins différents ; ils y restent.',
      students: 'Dessinent le chemin dans une silhouette et l’expliquent à leur voisin.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'À quoi servent les aliments',
      teacher:
        'Demandez à quoi le corps emploie les aliments et notez les réponses : bouger, grandir, avoir chaud. Demandez ensuite ce qui transporte les substances dans le corps ; les élèves cherchent leur pouls.',
      students: 'Nomment deux usages des aliments et trouvent le pouls à leur poignet.',
      check: 'Que fait le sang pour les parties du corps ?',
      feedback:
        'Il leur apporte des substances et en emporte d’autres. Le pouls montre qu’il bouge sans cesse.',
    },
    predict: {
      title: 'Mon corps vu de l’intérieur',
      teacher:
        'Ne donnez aucun document : chacun dessine une silhouette et, dedans, le chemin d’une bouchée de pain comme il l’imagine, avec les noms qu’il connaît. Comparez deux dessins très différents.',
      students: 'Dessinent, nomment ce qu’ils savent et mettent un point d’interrogation où ils hésitent.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Trois tubes',
      teacher:
        'Expliquez ce que montre l’eau iodée, puis donnez {tasks}. Les binômes lisent le tableau et raisonnent sur deux tubes à la fois. Demandez à un binôme rapide à quoi sert le tube 3.',
      students: 'Répondent aux questions de {tasks} et comparent leur hypothèse sur la salive à une autre.',
      check: 'Quels tubes faut-il comparer pour voir le travail de la salive ?',
      feedback: 'Les tubes 1 et 2. Une seule chose les distingue : l’eau ou la salive.',
    },
    'home-check': {
      title: 'L’usine du texte',
      teacher:
        'La classe a lu le texte sur l’usine et la serviette. Écrivez « scie », « ouvriers », « petite porte » et « bouclettes » ; les élèves les associent à des parties du corps. Tranchez celle qui fait débat.',
      students: 'Associent, donnent une raison et marquent une phrase du texte à réentendre.',
      check: 'Dans le texte, que font les ouvriers que la scie ne sait pas faire ?',
      feedback: 'Ils démontent entièrement la machine ; les sucs transforment la matière.',
    },
    brief: {
      title: '« Je suis un morceau de pain »',
      teacher:
        'Annoncez la bande dessinée et ses lecteurs, par exemple la classe en dessous. Montrez six cases vides. Demandez ensuite comment du pain arrive dans une jambe : la bande dessinée devra y répondre.',
      students: 'Forment des équipes de trois et choisissent un nom et un visage pour le pain.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Le voyage d’une bouchée',
      teacher:
        'Dessinez une grande silhouette et ajoutez chaque organe quand l’explication y arrive. Montrez de la main comment l’œsophage serre. Aux villosités, arrêtez-vous et parlez de la serviette. Calculez ensemble les 28 heures, puis le sandwich au fromage.',
      students:
        'Dessinent les organes avec vous, notent un mot pour chacun et complètent le chemin de l’œuf dur.',
      check: 'Le pain longtemps mâché a un goût sucré. Que lui est-il arrivé ?',
      feedback: 'La salive a fait du sucre avec l’amidon. La matière a changé, pas seulement la taille.',
    },
    guided: {
      title: 'Organe par organe',
      teacher:
        'Remplissez avec la classe deux lignes de {first}. Puis les binômes travaillent ; celui qui n’écrit pas montre sur son propre corps. Écoutez « plus petit » et « transformé ».',
      students: 'Font {tasks} et montrent chaque organe sur eux avant de l’écrire.',
      check: 'Où êtes-vous quand vous dites « maintenant, cela passe dans le sang » ? Montrez.',
      feedback: 'À l’intestin grêle, sous le nombril, pas à l’estomac.',
    },
    independent: {
      title: 'Médecins, tamis et déjeuners',
      teacher:
        'Les élèves répondent seuls à {tasks}. Lisez par-dessus leur épaule et posez une question au lieu de corriger, comme « quelle est alors la taille de la paroi ? ».',
      students: 'Répondent à {tasks} en phrases entières et soulignent les mots nouveaux.',
      check: 'Pourquoi la paroi de l’intestin grêle compte-t-elle tant dans vos réponses ?',
      feedback: 'Tout ce que le corps utilise doit la traverser.',
    },
    experts: {
      title: 'Trois parties d’un même chemin',
      teacher:
        'Les groupes A, B et C préparent leur ligne de {tasks}. Vérifiez partout que l’on distingue « plus petit » et « transformé ». Le groupe B dessine les aides à côté du tube.',
      students: 'Dessinent leur partie de {tasks}, apprennent deux phrases et s’interrogent.',
      check: 'Groupe B : les aliments passent-ils par le foie ?',
      feedback: 'Non. Le foie et le pancréas sont à côté du tube et y envoient leurs sucs.',
    },
    teach: {
      title: 'Le chemin se reconstitue',
      teacher:
        'De nouveaux groupes, un expert de chaque partie, alignent leurs dessins pour que le chemin soit complet. Deux minutes chacun. Puis ils font {tasks} sans regarder le tableau.',
      students: 'Expliquent leur dessin, relient les parties par des flèches et font {tasks} ensemble.',
      check: 'Où deux de vos dessins se touchent-ils, et qu’est-ce qui y passe ?',
      feedback: 'Par exemple entre l’estomac et l’intestin grêle : la soupe, peu à peu.',
    },
    plan: {
      title: 'Six cases, six phrases',
      teacher:
        'Les équipes écrivent une phrase par case avant de dessiner. Lisez-les : chacune doit dire ce qui se passe, pas seulement où est le pain.',
      students: 'Écrivent les six phrases, choisissent l’erreur et se partagent les cases.',
      check: 'Dans quelle case le pain n’est-il plus du pain ?',
      feedback:
        'À partir de l’intestin grêle, il ne reste que du sucre et d’autres petites parties. Cela commence dans la bouche.',
    },
    make: {
      title: 'Le dessin de la bande dessinée',
      teacher:
        'Les équipes dessinent {tasks}. Jouez un lecteur qui ne sait rien et demandez « et qu’est-ce que c’est ? » devant une case de chacune.',
      students:
        'Dessinent et écrivent les cases de {tasks}, et contrôlent l’ordre des organes d’une autre équipe.',
      check: 'À quoi votre lecteur voit-il que le pain ne tombe pas dans l’estomac ?',
      feedback: 'À des muscles qui serrent derrière lui, ou à une bouchée qui va de côté ou vers le haut.',
    },
    present: {
      title: 'Lecture à plusieurs voix',
      teacher:
        'Chaque équipe lit sa bande dessinée à plusieurs voix. Les autres lèvent la main quand un organe manque ou n’est pas à sa place.',
      students: 'Lisent, guettent les erreurs et félicitent une image qui explique bien.',
      check: 'Quelle bande dessinée explique le mieux le passage dans le sang ?',
      feedback: 'Celle qui montre la paroi avec ses villosités et de très petites parties.',
    },
    deepen: {
      title: 'Mettre une idée à l’épreuve',
      teacher:
        'Demandez à quoi servent les dents si les sucs font le reste. Réunissez les idées, puis on travaille {tasks}. Ceux qui confondent encore les organes font avec vous des exercices de soutien.',
      students:
        'Préparent ou expliquent par écrit, puis font chercher par un camarade un second changement dans le projet.',
      check: 'Pourquoi les petits morceaux vont-ils plus vite que les gros ?',
      feedback: 'Ils ont plus de surface : le suc en atteint davantage à la fois.',
    },
    close: {
      title: 'La réponse pour la jambe',
      teacher:
        'Revenez aux trois dessins. Un élève corrige le meilleur par un trait rouge, de l’intestin grêle au sang et à la jambe. Puis six minutes de questionnaire, chacun seul.',
      students:
        'Disent le chemin d’un seul souffle, de la bouche à la jambe, puis répondent au questionnaire.',
      check: 'Quel dessin du début était le plus près de la vérité, et que lui manquait-il ?',
      feedback: 'Presque toujours le sang : le pain y marchait jusqu’à la jambe.',
    },
  },
  cuts: {
    hook: 'Montrez un seul dessin avec un point d’interrogation et demandez des idées.',
    recall: 'Demandez seulement à quoi servent les aliments.',
    investigate: 'Dites les résultats des tubes et ne demandez que l’hypothèse sur la salive.',
    model: 'Donnez les 28 heures ; le calcul viendra une autre fois.',
    guided: 'Traitez {last} à l’oral avec la classe.',
    independent: 'Posez {last} demain à l’oral.',
    experts: 'Le groupe C laisse le gros intestin, que vous ajoutez.',
    make: 'Quatre cases : bouche, estomac, intestin grêle, sang.',
    deepen: 'Réunissez seulement des idées sur les morceaux de sucre.',
  },
  below70:
    'Si moins de sept élèves sur dix savent pourquoi une miette ne passe pas dans le sang, dessinez un tissu où l’on verse du sable et de l’eau salée : qu’est-ce qui reste au-dessus, qu’est-ce qui passe ? Chacun explique ensuite la miette en une phrase avec « parce que ». Le pancréas et le foie seront repris la prochaine fois.',
}
