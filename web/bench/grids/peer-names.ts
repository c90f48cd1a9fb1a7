/** The other grids by the folder of their page, in the order of the table. */
export const peerNames = {
  'react-data-grid': 'react-data-grid',
  glide: 'Glide',
  'ag-grid': 'AG Grid',
  revogrid: 'RevoGrid',
  jspreadsheet: 'Jspreadsheet',
  handsontable: 'Handsontable',
}

export const ownName = 'ours'
