import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Material,
  Mesh as ThreeMesh,
  MeshStandardMaterial,
  RGBAFormat,
  SRGBColorSpace,
  type Object3D,
} from 'three';
import type { Pixels } from '../../../factory/drawing/canvas.ts';
import type { Mesh, Surface } from '../../../factory/model3d/mesh.ts';

type Triangles = { readonly corners: number[]; readonly normals: number[] };

/** The triangles of a mesh by the surface they show. */
function bySurface({ corners, normals, surfaces }: Mesh): ReadonlyMap<Surface, Triangles> {
  const parts = new Map<Surface, Triangles>();
  surfaces.forEach((surface, triangle) => {
    const part = parts.get(surface) ?? { corners: [], normals: [] };
    parts.set(surface, part);
    for (let at = triangle * 9; at < triangle * 9 + 9; at++) {
      part.corners.push(corners[at] ?? 0);
      part.normals.push(normals[at] ?? 0);
    }
  });
  return parts;
}

/** Pixels as a texture; its first row is the lowest one. */
export function textureOf({ width, height, data }: Pixels): DataTexture {
  const flipped = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 3;
      const to = ((height - 1 - row) * width + column) * 4;
      flipped[to] = data[from] ?? 0;
      flipped[to + 1] = data[from + 1] ?? 0;
      flipped[to + 2] = data[from + 2] ?? 0;
      flipped[to + 3] = 255;
    }
  }
  const texture = new DataTexture(flipped, width, height, RGBAFormat);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}

/** A mesh of the factory for three: an object for each surface, with the picture that lies on it. */
export function groupOf(mesh: Mesh): Group {
  const group = new Group();
  for (const [surface, { corners, normals }] of bySurface(mesh)) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
    const { picture, gloss, colour } = surface;
    const material = new MeshStandardMaterial({
      color: new Color(picture ? '#ffffff' : colour),
      roughness: 1 - gloss * 0.75,
      metalness: gloss > 0.7 ? 0.35 : 0,
    });
    if (picture) {
      const { pixels, pixelsPerMm, middle } = picture;
      const places = new Float32Array((corners.length / 3) * 2);
      for (let corner = 0; corner < corners.length / 3; corner++) {
        const [x = 0, y = 0] = [corners[corner * 3], corners[corner * 3 + 1]];
        places[corner * 2] = ((x - middle[0]) * pixelsPerMm) / pixels.width + 0.5;
        places[corner * 2 + 1] = ((y - middle[1]) * pixelsPerMm) / pixels.height + 0.5;
      }
      geometry.setAttribute('uv', new BufferAttribute(places, 2));
      material.map = textureOf(pixels);
    }
    group.add(new ThreeMesh(geometry, material));
  }
  return group;
}

/** Lets go of everything the graphics card holds for a group. */
export function release(group: Object3D): void {
  group.removeFromParent();
  group.traverse((each) => {
    if (!(each instanceof ThreeMesh)) return;
    each.geometry.dispose();
    const { material } = each;
    if (material instanceof MeshStandardMaterial) material.map?.dispose();
    if (material instanceof Material) material.dispose();
  });
}
