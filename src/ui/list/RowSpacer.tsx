export const RowSpacer = ({ height, columns }: { readonly height: number; readonly columns: number }) => (
  <tr aria-hidden hidden={height === 0}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is out of sight */}
    <td colSpan={columns} style={{ height, padding: 0 }}>
      {''}
    </td>
  </tr>
);
