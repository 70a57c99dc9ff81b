import { css } from '@emotion/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useAction } from '#app/live/useAction';
import { type Crop, centered, dragged, photoSize } from '#domain/photos';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Slider } from '#ui/Slider';
import { color, space } from '#ui/theme/tokens';
import { drawPhoto, encodePhoto } from './readPhoto';

const preview = css({
  justifySelf: 'center',
  width: 'min(16rem, 100%)',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `1px solid ${color.line}`,
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});

interface CropDialogProps {
  /** Undefined closes the dialog. */
  readonly image: ImageBitmap | undefined;
  readonly onClose: () => void;
  /** Receives a data URL. */
  readonly onCropped: (photo: string) => void;
}

/** Chooses which square of an image to use. */
export function CropDialog({ image, onClose, onCropped }: CropDialogProps) {
  return (
    <Dialog title="Crop your photo" open={image !== undefined} onClose={onClose}>
      {image && <Cropping image={image} onClose={onClose} onCropped={onCropped} />}
    </Dialog>
  );
}

function Cropping({ image, onClose, onCropped }: CropDialogProps & { readonly image: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centered);
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, image, crop);
  }, [image, crop]);
  const { state, run } = useAction(async () => {
    if (canvas.current) onCropped(encodePhoto(canvas.current));
  });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientWidth, clientHeight } = event.currentTarget;
    const by = { dx: event.movementX / clientWidth, dy: event.movementY / clientHeight };
    setCrop((now) => dragged(image, now, by));
  };
  const percent = (value: number) => Math.round(value * 100);
  return (
    <>
      <canvas
        ref={canvas}
        width={photoSize}
        height={photoSize}
        role="img"
        aria-label="Preview of your photo"
        css={preview}
        onPointerMove={drag}
      />
      <div css={{ display: 'grid', gap: space(3) }}>
        <Slider
          label="Zoom"
          min={100}
          max={400}
          value={percent(crop.zoom)}
          onChange={(zoom) => setCrop((now) => ({ ...now, zoom: zoom / 100 }))}
        />
        <Slider
          label="Left or right"
          min={0}
          max={100}
          value={percent(crop.x)}
          onChange={(x) => setCrop((now) => ({ ...now, x: x / 100 }))}
        />
        <Slider
          label="Up or down"
          min={0}
          max={100}
          value={percent(crop.y)}
          onChange={(y) => setCrop((now) => ({ ...now, y: y / 100 }))}
        />
      </div>
      {state.status === 'failed' && <Failure error={state.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={run}>
          Use photo
        </Button>
      </DialogActions>
    </>
  );
}
