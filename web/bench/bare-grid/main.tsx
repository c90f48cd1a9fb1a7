import { createRoot } from 'react-dom/client'
import { BareGrid } from './bare-grid.tsx'

interface StoredRow {
  cells: Record<string, number>
}

const { sheet = '', token = '', threshold } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const answer = await fetch(`/sheets/${sheet}`, { headers })
const stored = ((await answer.json()) as { rows: StoredRow[] }).rows
const rows = stored.map(({ cells }) => Object.values(cells).map((value) => String(value / 100)))

createRoot(document.querySelector('#root') as HTMLElement).render(
  <BareGrid
    first={rows}
    hasThreshold={threshold !== undefined}
    onChange={(changed) => {
      void fetch(`/sheets/${sheet}`, { method: 'PUT', headers, body: JSON.stringify({ rows: changed }) })
    }}
  />,
)
