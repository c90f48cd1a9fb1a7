import { table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Lisez les phrases. a) Recopiez les participes en deux listes : ceux qui suivent une forme d’« être », ceux qui suivent une forme d’« avoir ». b) Dans quelle liste les fins de mots changent-elles avec le sujet ? c) Quel participe de l’autre liste est étrange ? Écrivez une hypothèse.',
      hint: 'Comparez « cassé » et « cassées ».',
      blocks: [
        text(
          'La nuit est tombée. Les enfants sont rentrés. Julie a cassé deux tasses. Les tasses que Julie a cassées étaient neuves. Paul et Marc ont ri. Leurs mères sont arrivées.',
        ),
      ],
      objective: 2,
      lines: 4,
      minutes: 9,
      answer:
        'a) Être : tombée, rentrés, arrivées. Avoir : cassé, cassées, ri. b) Dans la liste d’« être ». c) « Cassées » : une hypothèse suffit, par exemple « parce que les tasses sont avant ».',
      points: ['les deux listes', 'voit le rôle du sujet avec « être »', 'remarque « cassées »'],
    },
  ],
  guided: [
    {
      prompt:
        'Accordez avec « être » : a) La neige est (tomber). b) Mes frères sont (sortir). c) Les deux actrices sont (applaudir). d) Sur la table sont (poser) trois clés.',
      hint: 'Cherchez le sujet de la phrase d) derrière le verbe.',
      objective: 3,
      lines: 4,
      minutes: 4,
      answer: 'a) tombée, b) sortis, c) applaudies, d) posées.',
      points: ['un point par accord'],
    },
    {
      prompt:
        'Remplissez le tableau pour chaque phrase, puis accordez : 1. Lina a (perdre) ses gants. 2. Les gants que Lina a (perdre) étaient rouges. 3. Ses gants, Lina les a (perdre).',
      hint: 'Posez la question : Lina a perdu quoi ?',
      blocks: [
        table(
          ['phrase', 'complément d’objet direct', 'avant ou après', 'participe'],
          [
            ['1', '…', '…', '…'],
            ['2', '…', '…', '…'],
            ['3', '…', '…', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 6,
      answer:
        '1. ses gants, après, perdu. 2. que (les gants), avant, perdus. 3. les (ses gants), avant, perdus.',
      points: ['les compléments', 'leur place', 'les participes'],
    },
    {
      prompt:
        'Écrivez é, ée, és, ées ou er : Hier, Nora a invit… ses amies. Elles sont arriv… à six heures. Les gâteaux que Nora a prépar… étaient bons. Il a fallu rang… ensuite.',
      hint: 'Un seul de ces mots est un infinitif.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'Invité, arrivées, préparés, ranger.',
      points: ['un point par fin de mot juste'],
    },
  ],
  independent: [
    {
      prompt:
        'Accordez les participes de ce message : « Chère Mamie, nous sommes bien (arriver). Maman a (préparer) des crêpes, et nous les avons toutes (manger). Les photos que j’ai (prendre) sont pour toi. Léa. »',
      hint: 'Un seul participe ne s’accorde pas. « Nous » : Maman, Léa et son frère.',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: 'Arrivés, préparé, mangées, prises.',
      points: ['un point par participe'],
    },
    {
      prompt:
        'Transformez chaque phrase pour que le complément passe avant le verbe, et accordez : a) J’ai lu ces livres. (Ces livres, je …) b) Tu as ouvert la fenêtre. (La fenêtre que tu …)',
      hint: 'Le complément devient « les » ou « que ».',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'a) Ces livres, je les ai lus. b) La fenêtre que tu as ouverte …',
      points: ['lus', 'ouverte'],
    },
    {
      prompt:
        'Trouvez la faute de chaque phrase et corrigez : a) Les élèves ont écoutés. b) La lettre est arrivé. c) Voici les pommes que j’ai pelé. d) Il veut joué dehors.',
      hint: 'Une faute par règle de la séance.',
      objective: 4,
      lines: 4,
      minutes: 5,
      answer:
        'a) Les élèves ont écouté. b) La lettre est arrivée. c) Voici les pommes que j’ai pelées. d) Il veut jouer dehors.',
      points: ['un point par correction'],
    },
    {
      prompt:
        'Écrivez trois phrases sur votre week-end : une avec « être », une avec « avoir » et un complément après, une avec « avoir » et un complément avant.',
      hint: 'La troisième peut commencer par « Le film que … » ou « Les amis que … ».',
      objective: 3,
      lines: 5,
      minutes: 6,
      answer:
        'Par exemple : Je suis allée à la piscine. J’ai mangé une glace. La glace que j’ai mangée était à la fraise.',
      points: [
        'une phrase juste avec « être »',
        'pas d’accord avec le complément placé après',
        'l’accord avec le complément placé avant',
      ],
    },
  ],
  deepen: [
    {
      prompt:
        'Les accords donnent des informations. Qui parle, un homme ou une femme, une personne ou plusieurs ? a) « Je suis né à Lyon. » b) « Nous sommes parties tôt. » c) « On m’a vue. » Expliquez chaque indice.',
      hint: 'Quel mot est accordé, et avec qui ?',
      objective: 2,
      lines: 4,
      minutes: 6,
      answer:
        'a) Un homme ou un garçon : « né » sans e. b) Plusieurs femmes : « parties ». c) Une femme : « m’ » est le complément placé avant, et « vue » porte un e.',
      points: ['a', 'b', 'c avec le complément « m’ »'],
    },
    {
      prompt:
        'Écrivez un court récit policier de six phrases avec au moins quatre participes accordés. Un indice doit reposer sur un accord.',
      hint: 'Par exemple une lettre signée par personne, où un e trahit quelqu’un.',
      objective: 3,
      lines: 8,
      minutes: 12,
      answer:
        'Le récit contient des participes avec « être » et avec « avoir », bien accordés. Par exemple : « Je me suis trompé de porte, disait la lettre. » Sans e : c’était donc un homme.',
      points: ['quatre participes justes', 'les deux auxiliaires', 'un indice fondé sur un accord'],
    },
  ],
  experts: [
    {
      prompt:
        'Travaillez la règle de votre groupe. Préparez une phrase-règle, deux exemples et une phrase à corriger pour les autres.',
      hint: 'Prenez vos exemples dans la vie de la classe.',
      blocks: [
        table(
          ['groupe', 'règle', 'les autres doivent savoir'],
          [
            ['A', 'le participe avec « être »', 'trouver le sujet, même derrière le verbe'],
            ['B', 'le participe avec « avoir »', 'dire si le complément est avant ou après'],
            ['C', 'é ou er', 'remplacer par « vendre » ou « vendu »'],
          ],
        ),
      ],
      objective: 1,
      lines: 6,
      minutes: 12,
      answer:
        'A : avec « être », accord avec le sujet. B : avec « avoir », accord avec le complément d’objet direct s’il est placé avant, jamais avec le sujet. C : « vendu » possible, on écrit é ; « vendre » possible, on écrit er.',
      points: [
        'une règle juste',
        'deux exemples justes',
        'une phrase à corriger qui met la règle à l’épreuve',
      ],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez une fiche-méthode d’une page : « Accorder un participe en trois questions ». Elle contient le chemin des questions, un exemple par cas (être, avoir avec complément avant, avoir avec complément après), l’astuce é/er et un piège.',
      hint: 'Dessinez le chemin avec des flèches oui et non.',
      objective: 1,
      lines: 0,
      minutes: 16,
      answer:
        'Être ? Accord avec le sujet : elles sont parties. Avoir ? On cherche le complément : les clés que j’ai perdues (avant, accord), j’ai perdu les clés (après, pas d’accord). Astuce : vendu, é ; vendre, er. Un piège : le sujet placé derrière le verbe.',
      points: ['le chemin des questions', 'les trois exemples', 'l’astuce', 'le piège expliqué'],
    },
  ],
}
