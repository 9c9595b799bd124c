import { useDisplaySetting } from '@web/lib/hooks/useDisplaySetting'
import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'

/** The letter A in the sizes of theme.css; the second is the site’s own. */
const textSizes = [
  { value: 'small', name: 'Petits caractères', size: '0.89rem' },
  { value: '', name: 'Caractères moyens', size: '1.05rem' },
  { value: 'large', name: 'Grands caractères', size: '1.3rem' },
  { value: 'huge', name: 'Très grands caractères', size: '1.6rem' },
] as const

const themes = [
  { value: '', label: 'Auto' },
  { value: 'light', label: 'Clair' },
  { value: 'sepia', label: 'Sépia' },
  { value: 'dark', label: 'Sombre' },
] as const

/** Size of the letters and colours of the page, which this device keeps. */
export function DisplayChoices() {
  const [textSize, setTextSize] = useDisplaySetting('textSize')
  const [colors, setColors] = useDisplaySetting('theme')
  return (
    <>
      <ChoiceGroup
        legend="Taille des caractères"
        value={textSize ?? ''}
        options={textSizes.map(({ value, name, size }) => ({
          value,
          label: (
            <>
              <span aria-hidden="true" style={{ fontSize: size }}>
                A
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          ),
        }))}
        onChange={(value) => setTextSize(value || undefined)}
      />
      <ChoiceGroup
        legend="Couleurs"
        value={colors ?? ''}
        options={[...themes]}
        onChange={(value) => setColors(value || undefined)}
      />
    </>
  )
}
